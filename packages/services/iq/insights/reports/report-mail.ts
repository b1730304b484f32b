import { escaped } from '@suite/contract/escaped';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { summaryTitles } from '../wording/copy';
import type { Card } from '../wording/part';
import { reportParts } from '../wording/report-parts';
import { type Summary, summaryOf } from '../wording/summary';
import { titleOf } from '../wording/title';
import { fileNameOf } from './file-name';
import type { ReadyReport } from './make-report';

interface Of {
  id: string;
  report: ReadyReport;
  to: string;
  locale: string | null;
  deployment: Deployment;
  pdf: Buffer;
  /** True if the recipient is not a member of the company and cannot open its pages. */
  isOutside: boolean;
  /** The token that unsubscribes from mails of this kind; absent if there is nothing to unsubscribe from. */
  unsubscribeToken?: string;
}

export const unsubscribeUrl = (deployment: Deployment, token: string): string =>
  `${apiOrigin(deployment)}/insights/reports/unsubscribe/${encodeURIComponent(token)}`;

/** Returns a report as an email in HTML and plain text, with the summary, the key metrics and the PDF attached. */
export function reportMail({ id, report, to, locale, deployment, pdf, isOutside, unsubscribeToken }: Of): Mail {
  const { companyId, content } = report;
  const formats = metricFormatsOf(locale ?? 'en-US');
  const title = titleOf(content, formats);
  const texts: MailText = {
    title,
    summary: summaryOf(content, formats),
    cards: reportParts(content, formats).find((part) => part.cards)?.cards ?? [],
    page: isOutside ? undefined : zoneUrl(deployment, 'iq-reports', '/report', { id: report.id }),
    stop: unsubscribeToken && unsubscribeUrl(deployment, unsubscribeToken),
    why: isOutside ? `${inLine(title.firm)} sends its report to this address.` : 'You get this mail through IQ reports.',
  };
  const attachment = { filename: fileNameOf(content, 'pdf'), contentType: 'application/pdf', content: pdf.toString('base64') };
  return {
    id,
    environment: deployment.environment,
    companyId,
    from: isOutside
      ? `"${inLine(title.firm).replace(/["\\<>]/g, '')}" <no-reply@${deployment.domain}>`
      : `Firm Suite <no-reply@${deployment.domain}>`,
    to,
    subject: `${inLine(title.kind)} of ${inLine(title.firm)}: ${title.period}`,
    text: textOf(texts),
    html: htmlOf(texts),
    attachments: [{ ...attachment, encoding: 'base64' }],
    // RFC 2369 §3.2 and RFC 8058 §3.1.
    ...(texts.stop && { unsubscribeUrl: texts.stop }),
  };
}

interface MailText {
  title: ReturnType<typeof titleOf>;
  summary: Summary;
  cards: readonly Card[];
  page: string | undefined;
  stop: string | undefined;
  why: string;
}

const changesOf = ({ changes }: Card): string =>
  changes
    .map(({ direction, text, against }) => `${direction === 'none' ? '' : `${direction} `}${text} from ${against}`)
    .join(', ');

const listsOf = ({ happened, next, further, unknown }: Summary): [title: string, texts: string[]][] => {
  const lists: [string, string[]][] = [
    [summaryTitles.summary, happened.map(({ text }) => text)],
    [summaryTitles.next, further ? [...next, further] : next],
    [summaryTitles.unknown, unknown],
  ];
  return lists.filter(([, texts]) => texts.length > 0);
};

function textOf({ title, summary, cards, page, stop, why }: MailText): string {
  const head = (text: string) => `${text}\n${'-'.repeat(text.length)}`;
  const metrics = cards.map((card) => {
    const changes = changesOf(card);
    return `${card.label}: ${card.value ?? `not available. ${card.reason}`}${changes && ` (${changes})`}`;
  });
  return [
    `${inLine(title.firm)}\n${title.name}\nAs of ${title.asOf}`,
    ...listsOf(summary).map(([name, texts]) => `${head(name)}\n${texts.map((text) => `- ${inLine(text)}`).join('\n')}`),
    ...(metrics.length ? [`${head('Key metrics')}\n${metrics.join('\n')}`] : []),
    'The whole report is attached as PDF.',
    ...(page ? [`Open it in IQ reports:\n${page}`] : []),
    `${why}${stop ? ` Stop these mails:\n${stop}` : ''}`,
  ].join('\n\n');
}

// Mail clients only support tables, inline styles and little else.
const cell = 'padding:8px;border-bottom:1px solid #e2e2e2';
const heading = 'font-size:16px;margin:28px 0 8px';

function htmlOf({ title, summary, cards, page, stop, why }: MailText): string {
  const lists = listsOf(summary).map(
    ([name, texts]) => `
<h2 style="${heading}">${escaped(name)}</h2>
<ul style="margin:0;padding-left:20px">${texts.map((text) => `<li style="margin:0 0 6px">${escaped(text)}</li>`).join('')}</ul>`,
  );
  const rows = cards.map(
    (card) =>
      `<tr><th scope="row" align="left" style="${cell};font-weight:normal">${escaped(card.label)}</th>` +
      `<td align="right" style="${cell}"><strong>${escaped(card.value ?? 'Not available')}</strong><br>` +
      `<span style="color:#595959;font-size:12px">${escaped(card.reason ?? changesOf(card))}</span></td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title.name)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:14px;line-height:20px;color:#1c1c1c;background:#ffffff">
<div style="max-width:640px;margin:0 auto">
<h1 style="font-size:20px;margin:0">${escaped(title.firm)}</h1>
<p style="margin:4px 0">${escaped(title.name)}</p>
<p style="margin:4px 0;color:#595959">As of ${escaped(title.asOf)}</p>
${lists.join('\n')}
${rows.length ? `<h2 style="${heading}">Key metrics</h2><table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:14px"><tbody>${rows.join('')}</tbody></table>` : ''}
<p style="margin:28px 0 8px">The whole report is attached as PDF.${page ? ` <a href="${escaped(page)}">Open it in IQ reports</a>` : ''}</p>
<p style="margin:8px 0;color:#595959;font-size:12px">${escaped(why)}${stop ? ` <a href="${escaped(stop)}">Stop these mails</a>` : ''}</p>
</div>
</body></html>
`;
}
