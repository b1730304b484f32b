import { metricFormatsOf } from '@suite/insights/metric-formats';
import { fields } from '@suite/insights/metrics/fields';
import { metricNames } from '@suite/insights/metrics/metric-names';
import * as names from '@suite/insights/metrics/names';
import { addDays } from '@suite/values/iso-day';
import { cite, has, type Intent, noteOn, numberOf, partsOf, plain, reasonOf, salesOrRevenue, table } from './context';
import { monthOf } from './days';
import { MAX_LISTED } from './understand';

const formats = metricFormatsOf('en-US');

const { inSentence } = names;

const direction = (now: number | undefined, before: number | undefined): string => {
  if (now === undefined || before === undefined || now === before) return '';
  return now > before ? 'up' : 'down';
};

const compared = (words: string, now: string, before: string, moved: string) => [words, before, now, moved];

export const sales: Intent[] = [
  {
    example: 'What changed since last month?',
    words: 'changed change changes new different compared since last month',
    pattern:
      /\bwhat(?:'s| has| is)? (?:been )?(?:changed|new|different)\b|\bchanges? (?:since|from|compared)|\bcompared? (?:with|to) last month|\bsince last month\b/,
    async answer({ call }) {
      const { whole: now } = partsOf(await call('getDashboard'));
      const asOf = now.facts.asOf ?? '';
      const before = addDays(`${asOf.slice(0, 7)}-01`, -1);
      const { whole: then } = partsOf(await call('getDashboard', { asOf: before }));
      const measures = [
        [`${names.revenue} of the year to the day`, 'revenue'],
        [names.open, 'open'],
        [names.overdue, 'overdue'],
        [fields.over90.name, 'over90'],
        [names.dso, 'dso'],
        ['Clients', 'clients'],
      ] as const;
      const rows = measures.map(([words, name]) =>
        compared(words, cite(now, name), cite(then, name), direction(numberOf(now, name), numberOf(then, name))),
      );
      const overdue = direction(numberOf(now, 'overdue'), numberOf(then, 'overdue'));
      const sentence = overdue
        ? `${names.overdue} went ${overdue} from ${cite(then, 'overdue')} to ${cite(now, 'overdue')}.`
        : `${names.overdue} did not change.`;
      const days = `From ${formats.day(before)} to ${formats.day(asOf)}.`;
      const moves = await movesSince(call, before);
      return `${sentence} ${days}\n\n${table(['Metric', formats.day(before), formats.day(asOf), 'Moved'], rows)}${moves}`;
    },
  },
  {
    example: 'What were sales last month?',
    words: 'sales revenue turnover invoice invoiced bill billed',
    takesMonth: true,
    isByMonth: true,
    pattern:
      /\b(?:sales|revenue|invoiced?|billed|bill)\b.*\b(january|february|march|april|may|june|july|august|september|october|november|december)\b(?:,? (\d{4}))?|\b(?:sales|revenue)\b.*\b(last|this) month\b/,
    async answer({ call }, match) {
      const { whole, rest } = partsOf(await call('getMetricMonths', { limit: '48' }));
      const month = monthOf(match, whole.facts.asOf ?? '');
      const row = rest.find(({ facts }) => facts.month === month);
      if (!row) return `The ledger does not cover ${formats.month(month)}.`;
      const missing = reasonOf(row, 'revenue');
      if (missing) return `${names.revenue} of ${formats.month(month)} is not available. ${missing}`;
      const inMonth = `In ${formats.month(month)}, ${inSentence(names.revenue)} was ${cite(row, 'revenue')}`;
      if (salesOrRevenue('', [row]) === 'revenue') return `${inMonth}.`;
      return `${inMonth} without sales tax, and ${inSentence(names.sales)} were ${cite(row, 'sales')}.`;
    },
  },
  {
    example: 'How are sales by month?',
    words: 'sales revenue receivables per each month monthly',
    pattern:
      /\b(?:sales|revenue|receivables) (?:by|per|each|month by) month|\bmonthly (?:sales|revenue|receivables)|\bmonth by month/,
    async answer({ call }, _, question) {
      const { rest } = partsOf(await call('getMetricMonths', { limit: '12' }));
      const months = rest.slice(0, 13);
      const name = salesOrRevenue(question, months);
      const rows = months.map((row) => [row.title, cite(row, name), cite(row, 'ending')]);
      const heads = ['Month', metricNames[name], fields.ending.name];
      return `${metricNames[name]} and ${inSentence(names.open)} by month, the newest first.\n\n${table(heads, rows)}`;
    },
  },
  {
    example: 'Who are our largest clients?',
    words: 'largest biggest best top most valuable client clients brings pays buys highest sales revenue',
    choices: [/^sales$/, /^revenue$/],
    takesNumber: (match) => (match[1] === undefined ? undefined : Number(match[1])),
    maxNumber: MAX_LISTED,
    pattern:
      /\b(?:largest|biggest|best|top|most valuable)(?: (\d+))? clients\b|\bwho (?:brings|pays|buys) (?:us )?(?:the )?most|\bclients? (?:with|by) (?:the )?(?:most|highest|largest)? ?(?:sales|revenue)/,
    async answer({ call }, match, question) {
      const limit = match[1] ?? '5';
      const sort = /\brevenue\b/i.test(question) ? 'revenue' : 'sales';
      const { rest } = partsOf(await call('getClientMetrics', { sort, order: 'descending', limit }));
      const [first] = rest;
      if (!first) return 'The ledger has no clients.';
      const name = salesOrRevenue(question, rest);
      const missing = reasonOf(first, name);
      if (missing)
        return `The largest clients are not known, because ${inSentence(metricNames[name])} is not available. ${missing}`;
      const rows = rest.map((row) => [plain(row.title), cite(row, name), cite(row, `${name}Before`), cite(row, 'overdue')]);
      const heads = ['Client', metricNames[name], 'The year before', names.overdue];
      return `**${plain(first.title)}** is the largest client by ${inSentence(metricNames[name])} of the last year: ${cite(first, name)}.\n\n${table(heads, rows)}`;
    },
  },
  {
    example: 'How many clients do we have?',
    words: 'client clients number count many',
    pattern:
      /\bhow many clients\b(?!.*\b(?:late|overdue|champion|hibernat|promising|attention))|\bnumber of clients\b|\bclient count\b/,
    async answer({ call }) {
      const { whole, rest } = partsOf(await call('getDashboard'));
      const segments = rest.filter(({ title }) => title.startsWith(`${names.badge} `));
      const rows = segments.map((row) => [
        badgeNames[row.facts.badge ?? ''] ?? row.title,
        cite(row, 'clients'),
        cite(row, 'sales'),
      ]);
      return `The firm has ${cite(whole, 'clients')} clients.\n\n${table([names.badge, 'Clients', metricNames[salesOrRevenue('', [whole])]], rows)}`;
    },
  },
  {
    example: 'Which clients are champions?',
    words:
      'champion champions hibernating not-lose promising need needs attention late payer payers segment good risk client clients many',
    choices: [/^champions?$/, /^hibernating$/, /^(?:lose|risk)$/, /^promising$/, /^attention$/, /^(?:late|payers?)$/, /^good$/],
    pattern: /\b(champions?|hibernating|do not lose|promising|needs? attention|late[- ]payer segment|good clients|at risk)\b/,
    async answer({ call }, match) {
      const badge = badgeOf(match[1] ?? '');
      const { whole, rest } = partsOf(await call('getClientMetrics', { badge, sort: 'sales', order: 'descending', limit: '10' }));
      const name = badgeNames[badge] ?? badge;
      if (!rest.length) return `No client is in the segment ${name}.`;
      const rows = rest.map((row) => [plain(row.title), cite(row, 'sales'), cite(row, 'salesBefore'), cite(row, 'overdue')]);
      return `Clients in the segment ${name}: ${cite(whole, 'total')}.\n\n${table(['Client', metricNames[salesOrRevenue('', rest)], 'The year before', names.overdue], rows)}`;
    },
  },
  {
    example: 'How are sales?',
    words: 'sales revenue turnover invoice invoiced bill billed sold sell earn compared year before',
    isByMonth: true,
    choices: [/^(?:sales|turnover)$/, /^revenue$/],
    pattern: /\b(?:sales|revenue|turnover)\b|\bhow much (?:did|have) we (?:invoiced?|billed?|sold|sell|earn)/,
    async answer({ call }, _, question) {
      const { whole } = partsOf(await call('getDashboard'));
      const name = salesOrRevenue(question, [whole]);
      const words = metricNames[name];
      const before = has(whole, `${name}Before`) ? ` The year before: ${cite(whole, `${name}Before`)}.` : '';
      return `${words} of the year to ${formats.day(whole.facts.asOf ?? '')}: ${cite(whole, name)}.${noteOn(whole, name)}${before}`;
    },
  },
];

async function movesSince(call: Parameters<Intent['answer']>[0]['call'], since: string): Promise<string> {
  const moves = await call('getSegmentMoves', { since }).catch(() => undefined);
  const rows = (moves?.rows.slice(1) ?? []).map((row) => [
    badgeNames[row.facts.from ?? ''] ?? 'New',
    badgeNames[row.facts.to ?? ''] ?? '',
    cite(row, 'clients'),
  ]);
  return rows.length ? `\n\nClients that moved between segments:\n\n${table(['From', 'To', 'Clients'], rows)}` : '';
}

const badgeNames: Record<string, string> = {
  'not-set': 'Not set',
  'possible-mismatch': 'Possible mismatch',
  'limited-data': 'Limited data',
  'do-not-lose-them': "Don't lose them",
  hibernating: 'Hibernating',
  'late-payer': 'Late payer',
  champion: 'Champion',
  'needs-attention': 'Needs attention',
  promising: 'Promising',
  good: 'Good',
  'payment-dates-missing': 'Payment dates are missing',
};

function badgeOf(words: string): string {
  if (/champion/.test(words)) return 'champion';
  if (/hibernat/.test(words)) return 'hibernating';
  if (/lose|risk/.test(words)) return 'do-not-lose-them';
  if (/promising/.test(words)) return 'promising';
  if (/attention/.test(words)) return 'needs-attention';
  return /late/.test(words) ? 'late-payer' : 'good';
}
