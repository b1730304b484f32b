// @ts-check
const sdk = await import(/* turbopackIgnore: true */ new URL('./dist/pendo.js', import.meta.url).href);

export const { initialize } = sdk;
