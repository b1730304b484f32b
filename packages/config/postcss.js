// @ts-check
/** Tailwind is the only PostCSS plugin; Next reads it for every zone from `zones/postcss.config.mjs`. */
export default { plugins: { '@tailwindcss/postcss': {} } };
