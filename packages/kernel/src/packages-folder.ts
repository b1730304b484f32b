/** The folder of all packages. The code that reads it lies two below: in `kernel/src`, and bundled in `host/dist`. */
export const packagesFolder = new URL('../../', import.meta.url);
