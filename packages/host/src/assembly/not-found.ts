import { SUITE_NAME } from '@suite/zones/zones';
import { plainPage } from './plain-page';

/** The page for paths outside of all zones of a host. It links to the host's entry. */
export const notFoundPage = plainPage(
  'Not found',
  `<h1>There is nothing at this address</h1>
<p>The link may be mistyped, or the page may have moved.</p>
<p><a href="/">Go to ${SUITE_NAME}</a></p>`,
);
