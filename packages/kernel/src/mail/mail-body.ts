import { escaped } from '@suite/contract/escaped';

/** A part of a mail. A text is a paragraph; its line breaks stay. URLs are absolute. */
export type MailPart =
  | string
  | { heading: string }
  | { list: readonly string[] }
  /** A table of names and values, each with an optional note. */
  | { rows: readonly { name: string; value: string; note?: string }[] }
  /** The one thing that the mail asks for. The paragraph before it introduces the URL in plain text. */
  | { button: string; url: string }
  /** A paragraph that ends with a link, in small print if it explains why the mail came. */
  | { text: string; link: string; url: string; isSmall?: boolean };

/** How the sender looks to recipients. */
export interface MailBranding {
  /** The name above the mail, unless the logo contains it. */
  name: string;
  /** `#0b6a57`; its contrast with white is at least 4.5 : 1. */
  accent: string;
  /** The content id of an inline attachment (RFC 2392). */
  logoId?: string;
}

/** Writes a mail as plain text. */
export const textOfMail = (body: readonly MailPart[]): string => `${body.map(textOfPart).join('\n\n')}\n`;

function textOfPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
  if ('list' in part) return part.list.map((text) => `- ${text}`).join('\n');
  if ('rows' in part) return part.rows.map(({ name, value, note }) => `${name}: ${value}${note ? ` (${note})` : ''}`).join('\n');
  return 'button' in part ? part.url : `${part.text}\n${part.url}`;
}

const FONT = 'font-family:Arial,Helvetica,sans-serif';
const SMALL = 'color:#595959;font-size:13px;line-height:18px';

/**
 * Writes a mail as HTML that mail programs show alike: tables and inline styles, because Outlook for Windows renders with Word, and
 * Gmail removes style sheets of some mails. Padding is on table cells, where Outlook respects it.
 */
export function htmlOfMail(subject: string, body: readonly MailPart[], { name, accent, logoId }: MailBranding): string {
  const head = logoId
    ? `<img src="cid:${logoId}" alt="${escaped(name)}" height="40" style="display:block;height:40px;width:auto;border:0">`
    : `<strong style="${FONT};font-size:18px;line-height:24px;color:${accent}">${escaped(name)}</strong>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background-color:#f4f4f2">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#f4f4f2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px">
<tr><td height="4" bgcolor="${accent}" style="font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:24px 32px 8px">${head}</td></tr>
<tr><td style="padding:8px 32px 28px;${FONT};font-size:15px;line-height:22px;color:#1c1c1c">
${body.map((part) => htmlOfPart(part, accent)).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function htmlOfPart(part: MailPart, accent: string): string {
  if (typeof part === 'string') return `<p style="margin:12px 0">${lines(part)}</p>`;
  if ('heading' in part) return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:24px">${escaped(part.heading)}</h2>`;
  if ('list' in part)
    return `<ul style="margin:8px 0;padding-left:22px">${part.list.map((text) => `<li style="margin:0 0 6px">${lines(text)}</li>`).join('')}</ul>`;
  if ('rows' in part) return tableOf(part.rows);
  if ('button' in part)
    return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:20px 0"><tr><td bgcolor="${accent}" style="padding:12px 22px;border-radius:6px"><a href="${escaped(part.url)}" style="${FONT};font-size:15px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(part.button)}</a></td></tr></table>`;
  const link = `<a href="${escaped(part.url)}" style="color:${accent}">${escaped(part.link)}</a>`;
  return `<p style="margin:12px 0${part.isSmall ? `;${SMALL}` : ''}">${lines(part.text)} ${link}</p>`;
}

const cell = 'padding:8px 0;border-bottom:1px solid #e2e2e2';

const tableOf = (rows: readonly { name: string; value: string; note?: string }[]): string =>
  `<table width="100%" cellspacing="0" cellpadding="0" border="0" style="${FONT};font-size:15px;line-height:20px">${rows
    .map(
      ({ name, value, note }) =>
        `<tr><th scope="row" align="left" style="${cell};font-weight:normal">${escaped(name)}</th><td align="right" style="${cell}"><strong>${escaped(value)}</strong>${note ? `<br><span style="${SMALL}">${escaped(note)}</span>` : ''}</td></tr>`,
    )
    .join('')}</table>`;

const lines = (text: string): string => escaped(text).replaceAll(/\r\n|[\r\n]/g, '<br>');
