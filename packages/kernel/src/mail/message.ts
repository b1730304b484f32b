import type { Mail } from './outbox';

/** Our own headers, by which the outbox is read back. */
export const MailHeader = { environment: 'X-Suite-Environment', company: 'X-Suite-Company' } as const;

/** A mail as nodemailer takes it. */
export function messageOf({ id, environment, companyId, unsubscribeUrl, references, isAutomatic, ...mail }: Mail, now: number) {
  const answered = references?.at(-1);
  const headers = {
    [MailHeader.environment]: environment,
    ...(companyId && { [MailHeader.company]: companyId }),
    ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
  };
  return {
    ...mail,
    headers,
    date: new Date(now),
    ...(id && { messageId: messageIdOf(id, mail.from) }),
    ...(answered && { inReplyTo: answered, references }),
  };
}

/** The Message-ID of a mail that is queued under an id. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${from.replace(/^.*@|>$/g, '')}>`;
