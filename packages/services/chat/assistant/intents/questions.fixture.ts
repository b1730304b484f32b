/** A question that can be answered without a model, with the location of its number in the API. */
export interface ExampleQuestion {
  ask: string;
  /** The call that returns the number, `metrics/dashboard`; `{client}` is the id of the client that owes most. */
  path: string;
  /** Path within its response: `topOverdue.0.overdue`. */
  at: string;
  kind: 'money' | 'days' | 'share' | 'percent' | 'count' | 'months';
}

const dashboard = 'metrics/dashboard';
const owing = 'metrics/clients?only=overdue&sort=overdueLessCredit&order=descending&limit=5';
const largest = 'metrics/clients?sort=sales&order=descending&limit=5';
const slowest = 'metrics/clients?sort=daysLate&order=descending&limit=25';
const stale = 'metrics/prices?freshness=very-stale&sort=price&order=descending&limit=50';
const vendors = 'metrics/vendors?sort=spend&order=descending&limit=10';
const client = 'metrics/clients/{client}';
const months = 'metrics/months?limit=48';

const examples = (kind: ExampleQuestion['kind'], path: string, at: string, ...questions: string[]): ExampleQuestion[] =>
  questions.map((ask) => ({ ask, path, at, kind }));

/** `{name}` is the client that owes most, `{month}` the last complete month. */
export const questions: readonly ExampleQuestion[] = [
  ...examples(
    'money',
    owing,
    'clients.0.overdue.value',
    'Who owes us most?',
    'who owes the most',
    'Which client owes us the most?',
    'Show overdue clients',
    'Top 5 debtors',
  ),
  ...examples('count', owing, 'total', 'Who is overdue?', 'Who should we chase?', 'Biggest debtors'),
  ...examples(
    'money',
    dashboard,
    'open.value',
    'How much are we owed?',
    'What is outstanding',
    'How much do clients owe? What is owed in total by age, our receivables',
    'Total receivables',
    'accounts receivable',
  ),
  ...examples('money', dashboard, 'overdue.value', 'How much is overdue?', 'What is past due?', 'AR aging'),
  ...examples('money', dashboard, 'aging.value.over90', 'Show the ageing of our receivables', 'How much are we owed, by age?'),
  ...examples(
    'money',
    dashboard,
    'unappliedCredit.value',
    'How much credit is not applied?',
    'unapplied credit',
    'Any overpayments?',
  ),
  ...examples('days', dashboard, 'dso.value', 'What is our DSO?', 'days sales outstanding', 'How quickly do clients pay?'),
  ...examples('days', dashboard, 'averageDaysDelinquent.value', 'What are the average days delinquent?'),
  ...examples('percent', dashboard, 'cei.value', 'How well do we collect (CEI)?', 'collection effectiveness', 'What is our CEI'),
  ...examples(
    'days',
    slowest,
    'clients.0.daysLate.value',
    'Which clients pay late?',
    'Who pays us the latest?',
    'slowest payers',
  ),
  ...examples(
    'money',
    dashboard,
    'sales.value',
    'How are sales?',
    'What were our sales?',
    'How much did we invoice?',
    'turnover',
  ),
  ...examples('money', dashboard, 'revenue.value', 'How much revenue do we have?', 'revenue'),
  ...examples('money', dashboard, 'salesBefore.value', 'How are sales compared with the year before?'),
  ...examples(
    'money',
    months,
    'months.1.sales.value',
    'What were sales last month?',
    'What were sales in {month}?',
    'How much revenue was billed in {month}?',
  ),
  ...examples('money', months, 'months.1.ending.value', 'Sales by month', 'Show monthly revenue'),
  ...examples('money', dashboard, 'overdue.value', 'What changed since last month?', 'What has changed?'),
  ...examples(
    'money',
    largest,
    'clients.0.sales.value',
    'Who are our largest clients?',
    'Top 3 clients',
    'Best clients',
    'Who brings us the most?',
  ),
  ...examples('count', dashboard, 'clients', 'How many clients do we have?', 'number of clients'),
  ...examples(
    'money',
    stale,
    'prices.0.price',
    'Stale prices over $50',
    'Which prices are stale?',
    'Which prices should we raise?',
    'outdated pricing',
  ),
  ...examples('months', stale, 'prices.0.months', 'Which fees are old: old fees'),
  ...examples(
    'money',
    dashboard,
    'pricing.opportunity.value',
    'What would raising prices bring?',
    'What is the price opportunity?',
  ),
  ...examples(
    'money',
    vendors,
    'vendors.0.spend',
    'Which vendors do we spend most on?',
    'Top vendors',
    'What do we spend money on? Our spending',
  ),
  ...examples('share', vendors, 'vendors.0.share', 'Largest suppliers'),
  ...examples('money', client, 'client.overdue.value', 'What does {name} owe?', 'Is {name} overdue?'),
  ...examples('money', client, 'client.sales.value', 'What are sales with {name}?', 'How is {name} doing?'),
  ...examples('count', client, 'client.invoices', 'Tell me about {name}'),
];
