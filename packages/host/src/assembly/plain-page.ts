import { SUITE_NAME } from '@suite/zones/zones';

/** Inline, because the host's other files may be unavailable. The colors are those of the suite's theme. */
const style = `
:root { color-scheme: light dark; color: light-dark(#1b1a17, #ecebe6); background: light-dark(#faf9f6, #121311); }
body { max-width: 400px; margin: 0 auto; padding: 9vh 24px 24px; font: 15px/22px ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 24px; line-height: 32px; font-weight: 620; }
a { color: light-dark(#0b6a57, #4cc5a3); }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/**
 * Returns a self-contained page.
 * @param main HTML
 * @param script runs when the page is loaded
 */
export const plainPage = (title: string, main: string, script = ''): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${SUITE_NAME}</title>
<style>${style}</style>
<body>
<p>${SUITE_NAME}</p>
<main>
${main}
</main>
${script && `<script>${script}</script>\n`}</body>
</html>
`;
