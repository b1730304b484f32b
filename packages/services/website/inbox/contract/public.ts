/** Endpoints for visitors of the website and mail servers. Pages are small HTML documents. */

import { endpoint } from '@suite/contract/endpoint';
import { postedFields } from '@suite/contract/posted-fields';

const open = { base: 'API_BASE_URL', auth: 'none' } as const;
const path = '/mywebsite-contacts/v1/public' as const;

/** The maximum size of a form in bytes: 20 fields, one of them a long message. */
export const MAX_FORM_BYTES = 100_000;

/** A form of a page, as browsers post it. Returns a page. */
export const postForm = endpoint({
  ...open,
  method: 'POST',
  path: `${path}/forms/{formId}`,
  form: postedFields,
  maxBytes: MAX_FORM_BYTES,
});

/** Returns a challenge for altcha's widget. */
export const getChallenge = endpoint({ ...open, method: 'GET', path: `${path}/challenge` });

/** Returns styles and scripts of the pages. */
export const getVisitorAsset = endpoint({ ...open, method: 'GET', path: `${path}/assets/{name}` });

/** The maximum size of an incoming mail in bytes: 25 MB of attachments in lines of base64, and 1 MB of text and headers. */
export const MAX_MAIL_BYTES = 37_000_000;

/** Accepts a mail as its server received it (RFC 5322). The secret is part of the address in the settings. */
export const postMail = endpoint({ ...open, method: 'POST', path: `${path}/mail/{secret}`, isFile: true, status: 204 });
