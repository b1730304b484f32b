import type { Message } from './mail';

/** The suite's own headers, for reading the outbox. */
export const MailHeader = { environment: 'X-Suite-Environment', company: 'X-Suite-Company' } as const;

/** Converts a message to nodemailer's format. */
export function messageOf(
  { id: _, environment, companyId, unsubscribeUrl, references, isAutomatic, ...mail }: Message,
  now: number,
) {
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
    ...(answered && { inReplyTo: answered, references }),
  };
}
