### hacienda-rules
