import { SUITE_NAME } from '@suite/zones/zones';

/** A host's page for the time in which its zones are out of service; it lies at the host's root. */
export const MAINTENANCE_FILE = 'maintenance.html';

/** Seconds after which browsers and crawlers may ask again (RFC 9110 §10.2.3). */
export const RETRY_AFTER = 300;

/** It stands alone: whatever else a host serves may be away. The colours are those of the suite's theme. */
const style = `
:root { color-scheme: light dark; color: light-dark(#1b1a17, #ecebe6); background: light-dark(#faf9f6, #121311); }
body { max-width: 400px; margin: 0 auto; padding: 9vh 24px 24px; font: 15px/22px ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 24px; line-height: 32px; font-weight: 620; }
a { color: light-dark(#0b6a57, #4cc5a3); }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** The link has no address of its own: it asks again for the zone that a person wanted, whichever that is. */
export const maintenancePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Under maintenance · ${SUITE_NAME}</title>
<style>${style}</style>
<body>
<p>${SUITE_NAME}</p>
<main>
<h1>We are working on this</h1>
<p>${SUITE_NAME} is under maintenance and will be back soon. Nothing you saved is lost.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;
