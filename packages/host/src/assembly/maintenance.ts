import { SUITE_NAME } from '@suite/zones/zones';
import { plainPage } from './plain-page';

/** A host's page for the time in which its zones are out of service; it lies at the host's root. */
export const MAINTENANCE_FILE = 'maintenance.html';

/** Seconds after which browsers and crawlers may ask again (RFC 9110 §10.2.3). */
export const RETRY_AFTER = 300;

/** The link has no address of its own: it asks again for the zone that a person wanted, whichever that is. */
export const maintenancePage = plainPage(
  'Under maintenance',
  `<h1>We are working on this</h1>
<p>${SUITE_NAME} is under maintenance and will be back soon. Nothing you saved is lost.</p>
<p><a href="">Try again</a></p>`,
);
