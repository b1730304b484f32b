import { figureFormatsOf } from '@suite/insights/figure-formats';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/outbox';
import { apiOrigin, type Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ReportContent } from '../contract/reports';
import { type Section, sectionsOf } from '../wording/sections';
import { titleOf } from '../wording/title';
import { escaped } from './escaped';
import type { Recipient } from './recipients';

interface Of {
  reportId: string;
  companyId: string;
  report: ReportContent;
  to: Recipient;
  place: Place;
  /** Stops this kind of report of this person and company. */
  unsubscribeToken: string;
}

/** Where the link of a mail leads that stops it. */
export const unsubscribeUrl = (place: Place, token: string): string =>
  `${apiOrigin(place)}/insights/reports/unsubscribe/${encodeURIComponent(token)}`;

/** A report as an e-mail, in HTML and in plain text, written in the recipient's locale. */
export function reportMail({ reportId, companyId, report, to, place, unsubscribeToken }: Of): Mail {
  const formats = figureFormatsOf(to.locale ?? 'en-US');
  const sections = sectionsOf(report, formats);
  const title = titleOf(report, formats);
  const links = {
    page: zoneUrl(place, 'iq-reports', '/report', { id: reportId }),
    stop: unsubscribeUrl(place, unsubscribeToken),
  };
  return {
    environment: place.environment,
    companyId,
    from: `Firm Suite <no-reply@${place.domain}>`,
    to: to.email,
    subject: `${inLine(title.kind)} of ${inLine(report.firm)}: ${title.period}`,
    text: textOf(title, sections, links),
    html: htmlOf(title, sections, links),
    // RFC 2369 §3.2 and RFC 8058 §3.1.
    unsubscribeUrl: links.stop,
  };
}

type Title = ReturnType<typeof titleOf>;
interface Links {
  page: string;
  stop: string;
}

const textOf = ({ firm, kind, period, asOf }: Title, sections: readonly Section[], { page, stop }: Links): string =>
  [
    `${inLine(firm)}\n${kind}, ${period}\n${asOf}`,
    ...sections.map(({ title, note, columns, rows }) =>
      [
        title,
        '-'.repeat(title.length),
        ...(note ? [note] : []),
        ...rows.map(([first, ...rest]) => `${inLine(first?.text ?? '')}: ${told(rest, columns.slice(1))}`),
      ].join('\n'),
    ),
    `The whole report:\n${page}`,
    `Stop this mail:\n${stop}`,
  ].join('\n\n');

/** The first value stands for itself, each other one is named. */
const told = (cells: readonly { text: string }[], columns: readonly string[]) =>
  cells
    .map(({ text }, place) => (text && place > 0 ? `${columns[place]?.toLowerCase()} ${inLine(text)}` : inLine(text)))
    .filter(Boolean)
    .join(', ');

// Mail readers know tables and styles on the element, and little else.
const cell = 'padding:6px 8px;border-bottom:1px solid #e2e2e2';

function htmlOf({ firm, kind, period, asOf }: Title, sections: readonly Section[], { page, stop }: Links): string {
  const row = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts
      .map(
        (text, place) =>
          `<${tag} ${tag === 'th' ? 'scope="col" ' : ''}align="${place ? 'right' : 'left'}" style="${cell}">${escaped(text)}</${tag}>`,
      )
      .join('')}</tr>`;
  const tables = sections.map(
    ({ title, note, columns, rows }) => `
<h2 style="font-size:16px;margin:28px 0 8px">${escaped(title)}</h2>
${note ? `<p style="margin:0 0 8px">${escaped(note)}</p>` : ''}
<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:14px">
<thead>${row('th', columns)}</thead>
<tbody>${rows
      .map((cells) =>
        row(
          'td',
          cells.map(({ text }) => text),
        ),
      )
      .join('')}</tbody>
</table>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(`${kind}, ${period}`)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:14px;color:#1c1c1c;background:#ffffff">
<div style="max-width:640px;margin:0 auto">
<h1 style="font-size:20px;margin:0">${escaped(firm)}</h1>
<p style="margin:4px 0">${escaped(`${kind}, ${period}`)}</p>
<p style="margin:4px 0;color:#595959">${escaped(asOf)}</p>
${tables.join('\n')}
<p style="margin:28px 0 8px"><a href="${escaped(page)}">Open the report</a></p>
<p style="margin:8px 0;color:#595959;font-size:12px">You get this mail because you chose it in your settings. <a href="${escaped(stop)}">Stop this mail</a></p>
</div>
</body></html>
`;
}
