import type { Mail } from './outbox';

/** Our own headers, by which the outbox is read back. */
export const MailHeader = { environment: 'X-Suite-Environment', company: 'X-Suite-Company' } as const;

/** A mail as nodemailer takes it. */
export function messageOf({ id, environment, companyId, unsubscribeUrl, ...mail }: Mail, now: number) {
  const headers = {
    [MailHeader.environment]: environment,
    ...(companyId && { [MailHeader.company]: companyId }),
    ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
  const domain = mail.from.replace(/^.*@|>$/g, '');
  return { ...mail, headers, date: new Date(now), ...(id && { messageId: `<${id}@${domain}>` }) };
}
