import { metricFormatsOf } from '@suite/insights/metric-formats';
import * as names from '@suite/insights/metrics/names';
import type { Source } from '../contract/answers';
import { cite, type Intent, type IntentContext, numberOf, partsOf, plain, table } from './context';

const formats = metricFormatsOf('en-US');

const amountIn = (text: string): number | undefined => {
  const found = /\b(?:over|above|more than|at least|exceeding|from)\s+\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand)?/i.exec(text);
  return found ? Number(found[1]?.replaceAll(',', '')) * (found[2] ? 1000 : 1) : undefined;
};

async function stalePrices({ call, quote }: IntentContext, question: string): Promise<string> {
  const least = amountIn(question);
  const kinds = /\bvery\b/i.test(question) ? ['very-stale'] : ['very-stale', 'stale'];
  const rows: Source[] = [];
  let currency = 'USD';
  for (const freshness of kinds) {
    const found = partsOf(await call('getPrices', { freshness, sort: 'price', order: 'descending', limit: '50' }));
    currency = found.whole.facts.currency ?? currency;
    rows.push(...found.rest);
  }
  const minor = least === undefined ? undefined : formats.minor(least, currency);
  // An amount in a question is in the firm's currency, so prices in other currencies can't be compared with it.
  const comparable =
    minor === undefined
      ? rows
      : rows.filter(({ measures }) => measures.some((one) => one.name === 'price' && one.currency === currency));
  const over = comparable.filter((row) => minor === undefined || (numberOf(row, 'price') ?? 0) >= minor);
  over.sort((one, other) => (numberOf(other, 'price') ?? 0) - (numberOf(one, 'price') ?? 0));
  const minimum = minor === undefined ? undefined : quote({ kind: 'money', value: minor, currency });
  const limit = minimum ? ` of ${cite(minimum, 'amount')} or more` : '';
  const others = rows.length - comparable.length;
  const left = others ? ` Prices in other currencies than ${currency} are left out.` : '';
  if (!over.length) return `No price${limit} is stale.${left}`;
  const shown = over.slice(0, 15);
  const cells = shown.map((row) => [
    plain(row.facts.client ?? row.title),
    plain(row.facts.service ?? ''),
    cite(row, 'price'),
    cite(row, 'months'),
    cite(row, 'opportunity'),
  ]);
  const more = over.length > shown.length ? '\n\nIQ lists the others under Pricing.' : '';
  return `Prices${limit} that have not been raised for long, the highest first.${left}\n\n${table(['Client', 'Service', names.unitPrice, names.priceAge, `${names.opportunity} per year`], cells)}${more}`;
}

const proposalViews: [RegExp, string, string][] = [
  [/expir/, 'expiring', 'expire within the next week'],
  [/question|unanswered/, 'questions', 'have questions that nobody has answered'],
  [/declin|lost|rejected/, 'declined', 'were declined'],
  [/accepted|signed|won/, 'accepted', 'were accepted'],
  [/draft/, 'draft', 'are drafts'],
  [/approval/, 'awaiting-approval', 'wait for approval'],
  [/quiet|stuck/, 'quiet', 'were viewed, and nothing has happened since'],
];

export const work: Intent[] = [
  {
    example: 'Stale prices over $500',
    words:
      'stale old outdated unchanged price prices pricing fee fees raise raised increase increased very should not-raised not-been over above more-than at-least exceeding',
    takesNumber: (_, question) => amountIn(question),
    pattern:
      /\b(?:stale|old|outdated|unchanged) (?:prices?|pricing|fees)|\bprices?\b.*\b(?:stale|not (?:been )?raised|raise|increase)|\b(?:raise|increase) (?:our |the )?(?:prices?|fees)/,
    answer: (context, _, question) => stalePrices(context, question),
  },
  {
    example: 'What would raising prices bring?',
    words: 'price prices pricing fee fees raising raise increase increases increasing opportunity potential bring',
    pattern:
      /\b(?:raising|increasing) (?:our |the )?(?:prices?|fees) bring|\b(?:pric(?:e|ing)|fee) (?:opportunity|potential|increases?)\b|\bopportunity\b/,
    async answer({ call }) {
      const { whole } = partsOf(await call('getDashboard'));
      return `${names.opportunity} is ${cite(whole, 'pricing.opportunity')} per year, of which ${cite(whole, 'pricing.staleOpportunity')} is of stale and very stale prices.`;
    },
  },
  {
    example: 'Which vendors do we spend most on?',
    words: 'vendor vendors supplier suppliers spend spending expense expenses cost costs money most top largest biggest many',
    pattern: /\b(?:vendors?|suppliers?|spend(?:ing)?|expenses|costs?)\b(?!.*\b(?:overlap|duplicate|same)\b)/,
    async answer({ call }) {
      const { whole, rest } = partsOf(await call('getVendors', { sort: 'spend', order: 'descending', limit: '10' }));
      if (!rest.length) return 'The ledger has no bills or payments to vendors.';
      const { whole: all } = partsOf(await call('getVendorAnalysis'));
      const rows = rest.map((row) => [plain(row.title), plain(row.facts.category ?? ''), cite(row, 'spend'), cite(row, 'share')]);
      return `${names.spend} of the last year comes to ${cite(all, 'spend')} with ${cite(whole, 'total')} vendors.\n\n${table(['Vendor', 'Category', names.spend, 'Share'], rows)}`;
    },
  },
  {
    example: 'Do we pay for overlapping tools?',
    words: 'pay overlap overlaps overlapping duplicate same tool tools software vendor vendors app apps',
    pattern:
      /\b(?:overlap|duplicate|same) ?(?:ping)?\b.*\b(?:tools?|software|vendors?|apps?)\b|\b(?:tools?|software|vendors?)\b.*\boverlap/,
    async answer({ call }) {
      const { rest } = partsOf(await call('getVendorAnalysis'));
      const overlaps = rest.filter(({ facts, measures }) => facts.category && !measures.some(({ name }) => name === 'vendors'));
      if (!overlaps.length) return 'No category has more than one active tool.';
      const rows = overlaps.map((row) => [plain(row.title), cite(row, 'spend')]);
      return `Categories with more than one active tool, with what they cost in a year.\n\n${table(['Category', names.spend], rows)}`;
    },
  },
  {
    example: 'What is on my to-do list?',
    words: 'todo todos dos open task tasks should call talk many',
    pattern:
      /\bto-?dos?\b(?! (?:for|to|about)\b)|\bwhat should (?:i|we) do\b|\b(?:my|our|open) tasks\b|\bwho(?:m)? should (?:i|we) (?:call|talk)/,
    async answer({ call }, _, question) {
      const list = /\bmy\b|\bmine\b/i.test(question) ? 'mine' : 'open';
      const { whole, rest } = partsOf(await call('getToDos', { list, limit: '10' }));
      if (!rest.length) return list === 'mine' ? 'You have no open to-dos.' : 'There are no open to-dos.';
      const rows = rest.map((row) => [
        plain(row.facts.client ?? ''),
        plain(row.facts.text ?? ruleNames[row.facts.rule ?? ''] ?? ''),
        cite(row, 'atStake'),
        row.facts.dueOn ? formats.day(row.facts.dueOn) : '—',
      ]);
      return `Open to-dos: ${cite(whole, 'total')}, the most urgent first.\n\n${table(['Client', 'What', 'At stake', 'Due'], rows)}`;
    },
  },
  {
    example: 'Which proposals await an answer?',
    words:
      'proposal proposals offer offers await awaiting answer expire expires expiring question questions unanswered decline declined lost rejected accepted signed won draft drafts approval quiet stuck many',
    choices: proposalViews.map(([pattern]) => pattern),
    pattern: /\bproposals?\b|\boffers?\b(?! (?:for|to)\b)/,
    async answer({ call }, _, question) {
      const [, view, words] = proposalViews.find(([pattern]) => pattern.test(question.toLowerCase())) ?? [
        undefined,
        'awaiting',
        'await an answer',
      ];
      const { whole, rest } = partsOf(await call('getProposals', { view, limit: '15' }));
      if (!rest.length) return `No proposals ${words}.`;
      const rows = rest.map((row) => [plain(row.facts.client ?? ''), plain(row.facts.title ?? ''), cite(row, 'firstYear')]);
      return `Proposals that ${words}: ${cite(whole, 'total')}.\n\n${table(['Client', 'Proposal', 'First 12 months'], rows)}`;
    },
  },
  {
    example: 'What was accepted but never invoiced?',
    words: 'accepted but never not-invoiced not-billed not-been invoiced billed uninvoiced unbilled leak leakage',
    pattern: /\b(?:not|never|un)[- ]?(?:been )?(?:invoiced|billed)\b|\bleak/,
    async answer({ call }) {
      const { rest } = partsOf(await call('getLeakage', { state: 'missing', limit: '15' }));
      const rows = rest.filter(({ facts }) => facts.client);
      if (!rows.length) return 'All that clients accepted in the last year was invoiced, as far as the ledger can tell.';
      const cells = rows.map((row) => [
        plain(row.facts.client ?? ''),
        formats.month(row.facts.month ?? ''),
        cite(row, 'accepted'),
        cite(row, 'invoiced'),
        cite(row, 'missing'),
      ]);
      return `Accepted, and not invoiced in full.\n\n${table(['Client', 'Month', 'Accepted', 'Invoiced', 'Missing'], cells)}`;
    },
  },
  {
    example: 'Who is invoiced without a proposal?',
    words: 'invoiced without proposal engagement agreement contract unengaged client clients many',
    pattern: /\bwithout (?:a |an )?(?:proposal|engagement|agreement|contract)|\bunengaged\b/,
    async answer({ call }) {
      const { whole, rest } = partsOf(await call('getUnengaged', { limit: '10' }));
      const rows = rest.filter(({ facts }) => facts.client);
      if (!rows.length) return 'Every client that is invoiced has accepted a proposal.';
      const cells = rows.map((row) => [plain(row.facts.client ?? ''), cite(row, 'invoiced'), cite(row, 'invoices')]);
      return `Clients that are invoiced without an accepted proposal: ${cite(whole, 'total')}.\n\n${table(['Client', 'Invoiced', 'Invoices'], cells)}`;
    },
  },
  {
    example: 'Which reports are there?',
    words: 'report reports many',
    pattern: /\breports?\b/,
    async answer({ call }) {
      const { whole, rest } = partsOf(await call('getReports', { limit: '5' }));
      if (!rest.length) return 'No reports have been made yet.';
      const rows = rest.map((row) => [
        `${row.facts.kind ?? ''} [${row.key}]`,
        `${formats.day(row.facts.from ?? '')} – ${formats.day(row.facts.to ?? '')}`,
        row.facts.state ?? '',
      ]);
      return `Reports: ${cite(whole, 'total')}. The newest are these.\n\n${table(['Report', 'Period', 'State'], rows)}`;
    },
  },
  {
    example: 'What happened lately?',
    words: 'happened recent recently lately latest event events activity news',
    pattern: /\bwhat(?:'s| has)? happened\b|\brecent (?:events|activity)|\blatest (?:events|news|activity)|\bnews\b/,
    async answer({ call }) {
      const { rest } = partsOf(await call('getFeed', { limit: '10' }));
      if (!rest.length) return 'Nothing has happened yet.';
      const rows = rest.map((row) => [
        `${eventName(row.facts.type ?? '')} [${row.key}]`,
        plain(row.facts['data.client'] ?? row.facts['data.name'] ?? row.facts['data.run.fileName'] ?? ''),
        formats.day((row.facts.at ?? '').slice(0, 10)),
      ]);
      return `The newest events of the company.\n\n${table(['What', 'Who', 'When'], rows)}`;
    },
  },
];

const eventName = (type: string) => {
  const words = type.replace(/[.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ruleNames: Record<string, string> = {
  collect: 'Collect what is overdue',
  'win-back': 'Win back',
  'check-ledger': 'Check the ledger',
  'payment-terms': 'Agree payment terms',
  'raise-price': 'Raise a price',
  'find-out-why': 'Find out why sales fell',
  grow: 'Offer more',
};
