/** The folder of all packages, relative to this code, which is two folders below: in `kernel/src`, and bundled in `host/dist`. */
export const packagesFolder = new URL('../../', import.meta.url);
