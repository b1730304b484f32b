import { SUITE_NAME } from '@suite/zones/zones';
import { plainPage } from './plain-page';

/** A host's page while its zones are under maintenance, at the root of the host. */
export const MAINTENANCE_FILE = 'maintenance.html';

/** Seconds after which browsers and crawlers may retry (RFC 9110 §10.2.3). */
export const RETRY_AFTER = 300;

/** The link has no address, so it requests the same zone again. */
export const maintenancePage = plainPage(
  'Under maintenance',
  `<h1>We are working on this</h1>
<p>${SUITE_NAME} is under maintenance and will be back soon. Nothing you saved is lost.</p>
<p><a href="">Try again</a></p>`,
);
