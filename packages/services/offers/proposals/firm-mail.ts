import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { TemplateContent } from '@suite/kernel/mail/render-mail';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

export interface Between {
  deployment: Deployment;
  companyId: string;
  firm: string;
  to: string;
  /** The person at the firm who gets the answers. */
  replyTo?: string;
}

/** Returns a mail from the firm. */
export const firmMail = (between: Between, content: TemplateContent): Mail => ({ ...between, content });

/** Returns a mail to a client, signed by the person at the firm. */
export const clientMail = (between: Between, contact: string, { closing = [], ...content }: TemplateContent): Mail =>
  firmMail(between, { ...content, closing: [...closing, `${inLine(contact)}\n${inLine(between.firm)}`] });

/** Returns the URL of the client's page. */
export const linkOf = ({ deployment }: Pick<Between, 'deployment'>, token: string) =>
  zoneUrl(deployment, 'offer-public', '/', { token });
