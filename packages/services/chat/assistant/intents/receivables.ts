import { metricFormatsOf } from '@suite/insights/metric-formats';
import { fields } from '@suite/insights/metrics/fields';
import * as names from '@suite/insights/metrics/names';
import { cite, has, type Intent, noteOn, numberOf, partsOf, plain, reasonOf, table } from './context';
import { MAX_LISTED } from './understand';

const formats = metricFormatsOf('en-US');

const { inSentence } = names;
const credit = inSentence(names.unappliedCredit);

const debtorCountOf = (match: RegExpExecArray, question: string): number | undefined => {
  const text = match[1] ?? /\b(?:top|largest|biggest) (\d+)\b/i.exec(question)?.[1];
  return text === undefined ? undefined : Number(text);
};

export const receivables: Intent[] = [
  {
    example: 'Who owes us most?',
    words:
      'owe owes owed owing most overdue debtor debtors client clients top largest biggest worst due past should chase whose bills many',
    takesNumber: debtorCountOf,
    maxNumber: MAX_LISTED,
    pattern:
      /\b(?:who|which clients?) owes? (?:us )?(?:the )?most|\b(?:(?:top|largest|biggest|worst) )?(?:(\d+) )?(?:(?:most )?overdue clients|(?:biggest |largest |worst )?debtors)\b|\bwho (?:is|are) (?:the )?most overdue|\bwho(?:se bills?)? (?:is|are|has) (?:over|past )?due\b|\bwho should (?:i|we) chase/,
    async answer({ call }, match, question) {
      const found = await call('getClientMetrics', {
        only: 'overdue',
        sort: 'overdueLessCredit',
        order: 'descending',
        limit: String(debtorCountOf(match, question) ?? 5),
      });
      const { whole, rest } = partsOf(found);
      const [first] = rest;
      if (!first) return `Nobody is overdue as of ${formats.day(whole.facts.asOf ?? '')}.`;
      const rows = rest.map((row) => [
        plain(row.title),
        cite(row, 'overdue'),
        cite(row, 'unappliedCredit'),
        cite(row, 'longestPastDue'),
      ]);
      return `**${plain(first.title)}** owes the most: ${cite(first, 'overdue')} ${inSentence(names.overdue)}, before ${credit}. Clients with something overdue: ${cite(whole, 'total')}, as of ${formats.day(whole.facts.asOf ?? '')}.\n\n${table(['Client', names.overdue, names.unappliedCredit, names.longestPastDue], rows)}`;
    },
  },
  {
    example: 'How much are we owed, by age?',
    words:
      'owe owed owing outstanding open overdue past due money client clients total receivable receivables account accounts ar age aging ageing still',
    pattern:
      /\b(?:how much|what) (?:are we|is|do clients|do our clients|money is) (?:still )?(?:owed?|owing|outstanding|open|overdue|past due)|\bag(?:e)?ing\b|\b(?:total|accounts?) (?:receivables?|overdue|outstanding)\b|\bowed,? by age|\bour receivables\b/,
    async answer({ call }) {
      const { whole } = partsOf(await call('getDashboard'));
      if (!has(whole, 'open')) return `${names.open} are not available. ${reasonOf(whole, 'open') ?? ''}`.trim();
      const ages = [
        [names.current, 'current'],
        [fields.days1To30.name, 'days1To30'],
        [fields.days31To60.name, 'days31To60'],
        [fields.days61To90.name, 'days61To90'],
        [fields.over90.name, 'over90'],
      ] as const;
      const rows = ages.map(([text, name]) => [text, cite(whole, name)]);
      return `${names.open} are ${cite(whole, 'open')} after ${credit}, and ${cite(whole, 'overdue')} is ${inSentence(names.overdue)} before it, as of ${formats.day(whole.facts.asOf ?? '')}.${noteOn(whole, 'open')}\n\n${table(['Age', 'Amount'], rows)}`;
    },
  },
  {
    example: 'How much credit is not applied?',
    words: 'unapplied unused applied not-applied credit credits open overpayment overpayments left',
    pattern:
      /\b(?:unapplied|unused|not applied|open) credits?\b|\bcredits? (?:is|are|that is|that are)?\s*(?:not applied|unapplied|left)|\boverpayments?\b/,
    async answer({ call }) {
      const { whole } = partsOf(await call('getDashboard'));
      return `${names.unappliedCredit} is ${cite(whole, 'unappliedCredit')}.${noteOn(whole, 'unappliedCredit')}`;
    },
  },
  {
    example: 'What is our DSO?',
    words: 'dso days-sales sales-outstanding days-delinquent average-days fast quickly long client clients take takes pay',
    units: 'days',
    pattern:
      /\bdso\b|\bdays sales outstanding|\bhow (?:fast|quickly|long) (?:do|does) (?:clients|it take|our clients)\b.*\bpay|\bdays delinquent/,
    async answer({ call }) {
      const { whole } = partsOf(await call('getDashboard'));
      if (!has(whole, 'dso')) return `${names.dso} is not available: ${whole.facts.dso ?? 'the ledger covers too little time'}.`;
      const rows = [
        [names.dso, cite(whole, 'dso')],
        [names.bestPossibleDso, cite(whole, 'bestPossibleDso')],
        [names.averageDaysDelinquent, cite(whole, 'averageDaysDelinquent')],
        [names.countbackDso, cite(whole, 'countbackDso')],
      ];
      return `${names.dso} is ${cite(whole, 'dso')}, as of ${formats.day(whole.facts.asOf ?? '')}.${noteOn(whole, 'dso')}\n\n${table(['Metric', 'Days'], rows)}`;
    },
  },
  {
    example: 'How well do we collect (CEI)?',
    words: 'cei collection collections effectiveness index well collect collecting',
    units: 'percent percentage',
    pattern: /\bcei\b|\bcollection(?:s)? (?:effectiveness|index)|\bhow well (?:do|did) we collect|\bcollecting\b/,
    async answer({ call }) {
      const { whole } = partsOf(await call('getDashboard'));
      if (!has(whole, 'cei')) return `${names.cei} is not available: ${whole.facts.cei ?? 'the ledger covers too little time'}.`;
      return `${names.ceiMean}, is ${cite(whole, 'cei')} over the last twelve whole months, weighted by ${inSentence(names.sales)}.${noteOn(whole, 'cei')}`;
    },
  },
  {
    example: 'Which clients pay late?',
    words: 'slowest late latest slow payer payers paying client clients pay pays slowly',
    pattern:
      /\b(?:slowest|late|latest|slow) (?:payers?|paying clients)\b|\bwho pays (?:us )?(?:the )?(?:latest|slowest|late)|\bclients? (?:that |who )?pay (?:us )?(?:the )?(?:latest|late|slowly)/,
    async answer({ call }) {
      const { rest } = partsOf(await call('getClientMetrics', { sort: 'daysLate', order: 'descending', limit: '25' }));
      const late = rest.filter((row) => (numberOf(row, 'daysLate') ?? 0) > 0).slice(0, 5);
      if (!late.length) return 'No client pays late, weighted by amount.';
      const rows = late.map((row) => [plain(row.title), cite(row, 'daysLate'), cite(row, 'shareLate'), cite(row, 'overdue')]);
      return `These clients pay latest, by ${inSentence(names.daysLate)}, weighted by amount.\n\n${table(['Client', names.daysLate, names.shareLate, names.overdue], rows)}`;
    },
  },
  {
    example: 'Who has promised to pay?',
    words: 'promise promises promised pay client clients',
    pattern: /\bpromis/,
    async answer({ call }) {
      const { rest } = partsOf(await call('getPromises'));
      if (!rest.length) return 'No client has promised to pay.';
      const rows = rest.map((row) => [
        plain(row.facts.client ?? row.title),
        formats.day(row.facts.promisedOn ?? ''),
        cite(row, 'amount'),
      ]);
      return `Promises that are not paid yet, the earliest first.\n\n${table(['Client', 'Promised for', 'Amount'], rows)}`;
    },
  },
];
