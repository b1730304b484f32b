const MEGABYTE = 1_048_576;

/** Formats a number of bytes for people: `2 GB`, `250 MB`, `900 bytes`. */
export const sizeOf = (bytes: number): string =>
  bytes >= 1024 * MEGABYTE ? `${bytes / (1024 * MEGABYTE)} GB` : bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes} bytes`;
