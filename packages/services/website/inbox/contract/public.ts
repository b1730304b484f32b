/** What visitors of the website and mail servers call. Pages are small HTML documents. */

import { endpoint } from '@suite/contract/endpoint';
import { postedFields } from '@suite/contract/posted-fields';

const open = { base: 'API_BASE_URL', auth: 'none' } as const;
const path = '/mywebsite-contacts/v1/public' as const;

/** Bytes of a form: 20 fields, of which one is a long message. */
export const MAX_FORM_BYTES = 100_000;

/** A form of a page, as browsers post it. Answers a page. */
export const postForm = endpoint({
  ...open,
  method: 'POST',
  path: `${path}/forms/{formId}`,
  form: postedFields,
  maxBytes: MAX_FORM_BYTES,
});

/** A challenge of altcha's widget. */
export const getChallenge = endpoint({ ...open, method: 'GET', path: `${path}/challenge` });

/** Styles and scripts of the pages. */
export const getVisitorAsset = endpoint({ ...open, method: 'GET', path: `${path}/assets/{name}` });

/** Bytes of an incoming mail at most, with its attachments, which are not kept. */
export const MAX_MAIL_BYTES = 10_000_000;

/** Takes a mail as its server received it (RFC 5322). The secret is in the address that the settings show. */
export const postMail = endpoint({ ...open, method: 'POST', path: `${path}/mail/{secret}`, isFile: true, status: 204 });
