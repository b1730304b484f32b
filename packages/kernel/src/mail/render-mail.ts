import { escaped } from '@suite/contract/escaped';
import { inLine } from './in-line';

/** A text with a link after it. */
export interface LinkedText {
  text: string;
  link: string;
  url: string;
}

/** A part of a mail. A text is a paragraph; its line breaks stay. URLs are absolute. */
export type MailPart =
  | string
  | { heading: string }
  | { list: readonly string[] }
  /** What somebody else wrote, set apart from our own text. */
  | { quote: string }
  /** A table of names and values, each with an optional note. */
  | { rows: readonly Row[] }
  | LinkedText;

interface Row {
  name: string;
  value: string;
  note?: string;
}

/** A mail that the suite writes. */
export interface TemplateContent {
  /** Also the heading. */
  subject: string;
  /** Who is greeted. */
  recipientName?: string;
  /** Mail programs show the first part beside the subject. */
  body: readonly [MailPart, ...MailPart[]];
  /** The one thing that the mail asks for. */
  button?: Button;
  /** Paragraphs below the button. */
  closing?: readonly string[];
  /** Why the recipient gets the mail, in the footer; with a link if they can stop such mails. */
  reason: string | LinkedText;
}

interface Button {
  label: string;
  url: string;
}

/** A mail that a person wrote: it looks as if it came from their mail program. */
export interface LetterContent {
  subject: string;
  letter: string;
}

export type MailContent = TemplateContent | LetterContent;

/** How the sender looks to recipients. */
export interface MailBrand {
  name: string;
  /** `#0b6a57`; its contrast with white is at least 4.5 : 1. */
  accent: string;
  /** Shown instead of the name: the content id of an inline attachment (RFC 2392), and a size in pixels. */
  logo?: { cid: string; width: number; height: number };
}

/** Writes a mail as plain text and as HTML with the same content. */
export function renderMail(brand: MailBrand, content: MailContent): { text: string; html: string } {
  if ('letter' in content) return { text: `${content.letter}\n`, html: htmlOfLetter(content) };
  const whole = { ...content, signature: `Sent by ${brand.name}.` };
  return { text: textOf(whole), html: htmlOf(whole, brand) };
}

type Whole = TemplateContent & { signature: string };

function textOf({ recipientName, body, button, closing = [], reason, signature }: Whole): string {
  const parts: MailPart[] = [...greetingOf(recipientName), ...body, ...(button ? [textOfButton(button)] : []), ...closing];
  const footer =
    typeof reason === 'string' ? `${signature} ${reason}` : textOfPart({ ...reason, text: `${signature} ${reason.text}` });
  // The line that mail programs recognize as the end of the message (RFC 3676 §4.3).
  return `${parts.map(textOfPart).join('\n\n')}\n\n-- \n${footer}\n`;
}

const greetingOf = (name: string | undefined): string[] => (name === undefined ? [] : [`Hello ${inLine(name)},`]);

const textOfButton = ({ label, url }: Button): string => `${label}:\n${url}`;

function textOfPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
  if ('list' in part) return part.list.map((text) => `- ${text}`).join('\n');
  if ('quote' in part)
    return linesOf(part.quote)
      .map((line) => `> ${line}`)
      .join('\n');
  if ('rows' in part) return part.rows.map(({ name, value, note }) => `${name}: ${value}${note ? ` (${note})` : ''}`).join('\n');
  return `${part.text}\n${part.url}`;
}

const linesOf = (text: string): string[] => text.split(/\r\n|[\r\n\u0085\u2028\u2029]/);

const FONT = 'font-family:Arial,Helvetica,sans-serif';
const NORMAL = `${FONT};font-size:15px;line-height:22px;color:#1c1c1c`;
const SMALL = `${FONT};font-size:13px;line-height:18px;color:#595959`;
const LAYOUT = 'role="presentation" cellspacing="0" cellpadding="0" border="0"';

/** Maximum length of the text beside the subject; mail programs show less. */
const PREVIEW_LENGTH = 150;

/** Follows the preview, so that mail programs don't add the start of the mail to it. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Colors in dark mode. Mail programs that ignore style sheets show the light ones, or change them by themselves. */
const DARK = `.page{background-color:#121212!important}
.card{background-color:#1e1e1e!important}
.text,.text a{color:#f2f2f2!important}
.text .button a{color:#ffffff!important}
.small,.small a{color:#c4c4c4!important}
.line{border-color:#4a4a4a!important}`;

/**
 * Writes a mail as HTML that mail programs show alike: tables and inline styles, because Outlook for Windows renders with Word, and
 * Gmail removes style sheets of some mails. Outlook ignores the maximum width, so it gets a table of that width around the mail.
 */
function htmlOf({ subject, recipientName, body, button, closing = [], reason, signature }: Whole, brand: MailBrand): string {
  const preview = inLine(textOfPart(body[0])).slice(0, PREVIEW_LENGTH);
  const paragraphs = [
    ...[...greetingOf(recipientName), ...body].map((part) => htmlOfPart(part, brand)),
    ...(button ? [htmlOfButton(button, brand)] : []),
    ...closing.map((text) => htmlOfPart(text, brand)),
  ];
  const footer =
    typeof reason === 'string'
      ? escaped(`${signature} ${reason}`)
      : `${escaped(`${signature} ${reason.text}`)} ${htmlOfLink(reason, '#595959')}`;
  return `<!doctype html>
<html lang="en" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${DARK}
}</style></head>
<body class="page" style="margin:0;padding:0;background-color:#f4f4f2">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${FILLER}</div>
<table ${LAYOUT} class="page" width="100%" bgcolor="#f4f4f2"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${LAYOUT} width="600"><tr><td><![endif]-->
<table ${LAYOUT} class="card" width="100%" bgcolor="#ffffff" style="max-width:600px">
<tr><td height="4" bgcolor="${brand.accent}" style="font-size:1px;line-height:4px">&nbsp;</td></tr>
${headOf(brand)}
<tr><td class="text" align="left" style="padding:16px 24px 24px;${NORMAL};word-break:break-word">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(subject)}</h1>
${paragraphs.join('\n')}
</td></tr></table>
<table ${LAYOUT} width="100%" style="max-width:600px"><tr><td class="small" align="left" style="padding:16px 24px 0;${SMALL};word-break:break-word">${footer}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;
}

/** A logo keeps its light background in dark mode, because its colors are made for paper. */
function headOf({ name, accent, logo }: MailBrand): string {
  if (!logo)
    return `<tr><td class="text" align="left" style="padding:24px 24px 0;${FONT};font-size:16px;line-height:24px;font-weight:bold;color:${accent}">${escaped(name)}</td></tr>`;
  return `<tr><td align="left" bgcolor="#ffffff" style="padding:20px 24px 12px;${FONT};font-size:16px;color:${accent}"><img src="cid:${logo.cid}" alt="${escaped(name)}" width="${logo.width}" height="${logo.height}" style="display:block;border:0"></td></tr>`;
}

function htmlOfPart(part: MailPart, brand: MailBrand): string {
  if (typeof part === 'string') return `<p style="margin:0 0 14px">${withBreaks(part)}</p>`;
  if ('heading' in part) return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:24px">${escaped(part.heading)}</h2>`;
  if ('list' in part)
    return `<ul style="margin:0 0 14px;padding:0 0 0 22px">${part.list.map((text) => `<li style="margin:0 0 6px">${withBreaks(text)}</li>`).join('')}</ul>`;
  if ('quote' in part)
    return `<table ${LAYOUT} width="100%" style="margin:0 0 14px"><tr><td class="text line" align="left" style="padding:2px 0 2px 14px;border-left:3px solid #c9c9c9;${NORMAL}">${withBreaks(part.quote)}</td></tr></table>`;
  if ('rows' in part) return tableOf(part.rows);
  return `<p style="margin:0 0 14px">${withBreaks(part.text)} ${htmlOfLink(part, brand.accent)}</p>`;
}

const htmlOfLink = ({ link, url }: LinkedText, color: string): string =>
  `<a href="${escaped(url)}" style="color:${color};text-decoration:underline">${escaped(link)}</a>`;

/** Writes a button that works everywhere: Outlook has padding on cells only, and the others let people press the whole area. */
const htmlOfButton = ({ label, url }: Button, { accent }: MailBrand): string =>
  `<table ${LAYOUT} style="margin:20px 0"><tr><td class="button" align="center" bgcolor="${accent}" style="border-radius:6px;mso-padding-alt:12px 22px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:15px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none;mso-padding-alt:0">${escaped(label)}</a></td></tr></table>`;

const CELL = `padding:8px 0;border-bottom:1px solid #e2e2e2;${NORMAL}`;

const tableOf = (rows: readonly Row[]): string =>
  `<table cellspacing="0" cellpadding="0" border="0" width="100%" style="margin:0 0 14px">${rows
    .map(
      ({ name, value, note }) =>
        `<tr><th class="text line" scope="row" align="left" valign="top" style="${CELL};font-weight:normal">${escaped(name)}</th><td class="text line" align="right" valign="top" style="${CELL}"><strong>${escaped(value)}</strong>${note ? `<br><span class="small" style="${SMALL}">${escaped(note)}</span>` : ''}</td></tr>`,
    )
    .join('')}</table>`;

/** Writes what a person wrote without any branding. Web addresses become links, as mail programs write them. */
const htmlOfLetter = ({ subject, letter }: LetterContent): string => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head>
<body style="${FONT};font-size:15px;line-height:22px">${letter
  .split(WEB_ADDRESS)
  .map((text, index) => (index % 2 ? `<a href="${escaped(text)}">${escaped(text)}</a>` : withBreaks(text)))
  .join('')}</body></html>
`;

/** A web address in a text, without the punctuation after it. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]])/;

const withBreaks = (text: string): string => linesOf(text).map(escaped).join('<br>');
