/** The package's own folder. The code lies one below it: in src, and bundled in dist. */
export const packageFolder = new URL('../', import.meta.url);
