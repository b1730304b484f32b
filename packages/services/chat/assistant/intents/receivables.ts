import { metricFormatsOf } from '@suite/insights/metric-formats';
import { cite, has, type Intent, numberOf, partsOf, plain, table } from './context';
import { MAX_LISTED } from './understand';

const formats = metricFormatsOf('en-US');

const debtorsAsked = (match: RegExpExecArray, question: string): number | undefined => {
  const text = match[1] ?? /\b(?:top|largest|biggest) (\d+)\b/i.exec(question)?.[1];
  return text === undefined ? undefined : Number(text);
};

export const receivables: Intent[] = [
  {
    example: 'Who owes us most?',
    words:
      'owe owes owed owing most overdue debtor debtors client clients top largest biggest worst due past should chase whose bills many',
    takesNumber: debtorsAsked,
    maxNumber: MAX_LISTED,
    pattern:
      /\b(?:who|which clients?) owes? (?:us )?(?:the )?most|\b(?:(?:top|largest|biggest|worst) )?(?:(\d+) )?(?:(?:most )?overdue clients|(?:biggest |largest |worst )?debtors)\b|\bwho (?:is|are) (?:the )?most overdue|\bwho(?:se bills?)? (?:is|are|has) (?:over|past )?due\b|\bwho should (?:i|we) chase/,
    async answer({ call }, match, question) {
      const found = await call('getClientMetrics', {
        only: 'overdue',
        sort: 'overdueLessCredit',
        order: 'descending',
        limit: String(debtorsAsked(match, question) ?? 5),
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
      return `**${plain(first.title)}** owes the most: ${cite(first, 'overdue')} overdue. Clients with something overdue: ${cite(whole, 'total')}, as of ${formats.day(whole.facts.asOf ?? '')}.\n\n${table(['Client', 'Overdue', 'Credit not applied', 'Longest past due'], rows)}`;
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
      if (!has(whole, 'open'))
        return 'What clients owe is not known: for some documents the ledger does not say whether they are settled.';
      const ages = [
        ['Not yet due', 'current'],
        ['1–30 days past due', 'days1To30'],
        ['31–60 days past due', 'days31To60'],
        ['61–90 days past due', 'days61To90'],
        ['Over 90 days past due', 'over90'],
      ] as const;
      const rows = ages.map(([text, name]) => [text, cite(whole, name)]);
      return `Clients owe ${cite(whole, 'open')}, of which ${cite(whole, 'overdue')} is overdue, as of ${formats.day(whole.facts.asOf ?? '')}.\n\n${table(['Age', 'Amount'], rows)}`;
    },
  },
  {
    example: 'How much credit is not applied?',
    words: 'unapplied unused applied not-applied credit credits open overpayment overpayments left',
    pattern:
      /\b(?:unapplied|unused|not applied|open) credits?\b|\bcredits? (?:is|are|that is|that are)?\s*(?:not applied|unapplied|left)|\boverpayments?\b/,
    async answer({ call }) {
      const { whole } = partsOf(await call('getDashboard'));
      return `Credit that is not applied to an invoice comes to ${cite(whole, 'unappliedCredit')}.`;
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
      if (!has(whole, 'dso')) return `DSO is not available: ${whole.facts.dso ?? 'the ledger covers too little time'}.`;
      const rows = [
        ['DSO', cite(whole, 'dso')],
        ['Best possible DSO', cite(whole, 'bestPossibleDso')],
        ['Average days delinquent', cite(whole, 'averageDaysDelinquent')],
        ['Countback DSO', cite(whole, 'countbackDso')],
      ];
      return `DSO is ${cite(whole, 'dso')}, as of ${formats.day(whole.facts.asOf ?? '')}.\n\n${table(['Metric', 'Days'], rows)}`;
    },
  },
  {
    example: 'How well do we collect (CEI)?',
    words: 'cei collection collections effectiveness index well collect collecting',
    units: 'percent percentage',
    pattern: /\bcei\b|\bcollection(?:s)? (?:effectiveness|index)|\bhow well (?:do|did) we collect|\bcollecting\b/,
    async answer({ call }) {
      const { whole } = partsOf(await call('getDashboard'));
      if (!has(whole, 'cei')) return `CEI is not available: ${whole.facts.cei ?? 'the ledger covers too little time'}.`;
      return `The collection effectiveness index (CEI) of the last twelve whole months is ${cite(whole, 'cei')}.`;
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
      return `These clients pay latest, by days late weighted by amount.\n\n${table(['Client', 'Days late, weighted by amount', 'Share of invoices late', 'Overdue now'], rows)}`;
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
