// Decompresses the program, an xz file. The build inserts the package xz-decompress.

const around = {};
(function () {
  "__XZ_DECOMPRESS__";
}).call(around);

export const { XzReadableStream } = around["xz-decompress"];
