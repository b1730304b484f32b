// @ts-check
const sdk = await import(/* turbopackIgnore: true */ new URL('./dist/datadog.js', import.meta.url).href);

export const { datadogRum } = sdk;
