// Unpacks the program, which comes packed by xz. The build puts the package xz-decompress in.

const around = {};
(function () {
  "__XZ_DECOMPRESS__";
}).call(around);

export const { XzReadableStream } = around["xz-decompress"];
