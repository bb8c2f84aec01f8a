### hacienda
