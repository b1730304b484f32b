import { isPng, sizeOfPicture } from '../files/printable-picture';
import type { Attachment } from './mail';
import type { MailBrand } from './render-mail';

/** The content id of the attached logo (RFC 2392). */
const LOGO_ID = 'logo';

/** Maximum size at which a logo is shown, in pixels. */
const MAX_WIDTH = 240;
const MAX_HEIGHT = 48;

/** Returns the size at which a logo is shown. Outlook shows a picture without it in full size. */
export function shownLogo(logo: Buffer): NonNullable<MailBrand['logo']> {
  const { width, height } = sizeOfPicture(logo);
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { cid: LOGO_ID, width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Returns a logo (PNG or JPEG) as an inline attachment. Mail programs show it without asking, while they load pictures of a web
 * server only after a question, and the mail stays complete when the suite is gone.
 */
export function attachedLogo(logo: Buffer): Attachment {
  const kind = isPng(logo) ? 'png' : 'jpeg';
  return {
    filename: `logo.${kind}`,
    contentType: `image/${kind}`,
    content: logo.toString('base64'),
    encoding: 'base64',
    cid: LOGO_ID,
  };
}
