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

/** Returns a report as a mail with the summary, the key metrics and the PDF attached. */
export function reportMail({ id, report, to, locale, deployment, pdf, isOutside, unsubscribeToken }: Of): Mail {
  const { companyId, content } = report;
  const formats = metricFormatsOf(locale ?? 'en-US');
  const title = titleOf(content, formats);
  const cards = reportParts(content, formats).find((part) => part.cards)?.cards ?? [];
  const stop = unsubscribeToken && unsubscribeUrl(deployment, unsubscribeToken);
  const why = isOutside ? `${inLine(title.firm)} sends its report to this address.` : 'You get this mail through IQ reports.';
  const attachment = { filename: fileNameOf(content, 'pdf'), contentType: 'application/pdf', content: pdf.toString('base64') };
  return {
    id,
    deployment,
    companyId,
    firm: title.firm,
    to,
    content: {
      subject: `${title.kind} of ${title.firm}: ${title.period}`,
      body: [
        `As of ${title.asOf}`,
        ...listsOf(summaryOf(content, formats)).flatMap(([heading, texts]) => [{ heading }, { list: texts.map(inLine) }]),
        ...(cards.length ? [{ heading: 'Key metrics' }, { rows: cards.map(rowOf) }] : []),
        'The whole report is attached as PDF.',
      ],
      ...(!isOutside && {
        button: { label: 'Open the report', url: zoneUrl(deployment, 'iq-reports', '/report', { id: report.id }) },
      }),
      reason: stop ? { text: `${why} Stop these mails:`, link: 'Unsubscribe', url: stop } : why,
    },
    attachments: [{ ...attachment, encoding: 'base64' }],
    // RFC 2369 §3.2 and RFC 8058 §3.1.
    ...(stop && { unsubscribeUrl: stop }),
  };
}

const rowOf = (card: Card) => ({
  name: card.label,
  value: card.value ?? 'Not available',
  note: [changesOf(card), card.reason].filter(Boolean).join('. '),
});

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
