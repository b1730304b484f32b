/** The folder of all packages. The code that reads it is two folders below: in `kernel/src`, and bundled in `host/dist`. */
export const packagesFolder = new URL('../../', import.meta.url);
