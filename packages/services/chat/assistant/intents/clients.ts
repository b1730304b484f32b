import { metricFormatsOf } from '@suite/insights/metric-formats';
import { fields } from '@suite/insights/metrics/fields';
import { metricNames } from '@suite/insights/metrics/metric-names';
import * as names from '@suite/insights/metrics/names';
import { cite, type Intent, type IntentContext, noteOn, numberOf, partsOf, plain, salesOrRevenue, table } from './context';

const formats = metricFormatsOf('en-US');

const { inSentence } = names;
const credit = inSentence(names.unappliedCredit);

/** Returns the only client that a question names, or a sentence that says why there is none. */
async function clientIn(context: IntentContext, question: string): Promise<{ id: string; name: string } | string> {
  const found = await context.clientsIn(question);
  const [first, second] = found;
  if (!first) return 'Name a client as it is written in IQ, and ask again.';
  // "Acme" is part of "Acme West", so the longest name wins.
  if (second && !first.name.toLowerCase().includes(second.name.toLowerCase())) {
    return `The question names more than one client: ${found.map(({ name }) => plain(name)).join(', ')}. Ask about one at a time.`;
  }
  return first;
}

export const drafting: Intent[] = [
  {
    example: 'Draft a reminder to a client',
    words: '',
    pattern: /\b(?:draft|write|prepare|send|compose)\b.*\b(?:reminder|dunning)\b|\bremind\b/,
    async answer(context, _, question) {
      const client = await clientIn(context, question);
      if (typeof client === 'string') return client;
      await context.prepareReminder(client.id);
      return `The reminder to **${plain(client.name)}** is prepared below. It is sent when you confirm it.`;
    },
  },
  {
    example: 'Prepare an offer for a client',
    words: '',
    pattern: /\b(?:draft|write|prepare|create|make|new|start)\b.*\b(?:offer|proposal)\b/,
    async answer(context, _, question) {
      const client = await clientIn(context, question);
      if (typeof client === 'string') return client;
      await context.prepareOffer(client.id);
      return `An offer for **${plain(client.name)}** is prepared below. Confirm it to open it as a draft in Offers.`;
    },
  },
  {
    example: 'Add a to-do for a client: call them',
    words: '',
    pattern: /\b(?:add|create|make|new|prepare)\b.*\bto-?do\b|\bremember to\b/,
    async answer(context, _, question) {
      const client = await clientIn(context, question);
      if (typeof client === 'string') return client;
      const [, text] = /:\s*(.+)$/s.exec(question) ?? /\bto-?do (?:to|about)\s+(.+)$/is.exec(question) ?? [];
      await context.prepareToDo(client.id, text?.trim() || 'Call the client');
      return `The to-do for **${plain(client.name)}** is prepared below. It is added when you confirm it.`;
    },
  },
];

/** Tried last, because any question may name a client. */
export const ofClient: Intent = {
  example: 'How is a client doing?',
  words:
    'owe owes owed overdue outstanding past-due sales revenue bill billed invoice invoiced invoices many-open open price prices fee fees service services doing',
  choices: [
    /^invoices?$/,
    /^(?:prices?|fees?|services?)$/,
    /^(?:owe[sd]?|overdue|outstanding|past|due)$/,
    /^(?:sales|bill|billed|invoiced)$/,
    /^revenue$/,
  ],
  pattern: /./,
  async answer(context, _, question) {
    const client = await clientIn(context, question);
    if (typeof client === 'string') return client;
    const text = question.toLowerCase();
    if (/\binvoices?\b/.test(text)) return invoicesOf(context, client);
    if (/\b(?:prices?|fees?|services?)\b/.test(text)) return pricesOf(context, client);
    const { rows } = await context.call('getClientMetric', { clientId: client.id });
    const row = rows[0];
    const name = plain(client.name);
    if (/\b(?:owe[sd]?|overdue|outstanding|past due)\b/.test(text))
      return `**${name}** owes ${cite(row, 'client.open')} after ${credit}, and ${cite(row, 'client.overdue')} is ${inSentence(names.overdue)} before it.`;
    const sold = salesOrRevenue(question, [row], 'client.');
    if (/\b(?:revenue|sales|bill(?:ed)?|invoiced)\b/.test(text))
      return `${metricNames[sold]} from **${name}** in the last year: ${cite(row, `client.${sold}`)}.${noteOn(row, `client.${sold}`)} The year before: ${cite(row, `client.${sold}Before`)}.`;
    const cells = [
      [`${metricNames[sold]} of the last year`, cite(row, `client.${sold}`)],
      [fields[`${sold}Before`].name, cite(row, `client.${sold}Before`)],
      [names.open, cite(row, 'client.open')],
      [names.overdue, cite(row, 'client.overdue')],
      [names.longestPastDue, cite(row, 'client.longestPastDue')],
      [names.daysLate, cite(row, 'client.daysLate')],
      ['Invoices', cite(row, 'client.invoices')],
    ];
    return `**${name}** as of ${formats.day(row?.facts.asOf ?? '')}.\n\n${table(['Metric', 'Value'], cells)}`;
  },
};

async function invoicesOf({ call }: IntentContext, { id, name }: { id: string; name: string }): Promise<string> {
  const { whole, rest } = partsOf(
    await call('getClientInvoices', { clientId: id, state: 'open', sort: 'dueOn', order: 'ascending', limit: '15' }),
  );
  if (!rest.length) return `**${plain(name)}** has no open invoices.`;
  const rows = rest.map((row) => [
    plain(row.facts.number ?? row.title),
    row.facts.dueOn ? formats.day(row.facts.dueOn) : '—',
    cite(row, 'value'),
    cite(row, 'daysPastDue'),
  ]);
  return `Open invoices of **${plain(name)}**: ${cite(whole, 'total')}, which come to ${cite(whole, 'sum')}.\n\n${table(['Invoice', 'Due', 'Open', 'Past due'], rows)}`;
}

async function pricesOf({ call }: IntentContext, { id, name }: { id: string; name: string }): Promise<string> {
  const { rest } = partsOf(await call('getPrices', { clientId: id, limit: '15' }));
  const known = rest.filter((row) => numberOf(row, 'price') !== undefined);
  if (!known.length) return `**${plain(name)}** has no recurring services.`;
  const rows = known.map((row) => [
    plain(row.facts.service ?? ''),
    cite(row, 'price'),
    cite(row, 'months'),
    row.facts.freshness ?? '',
  ]);
  return `Prices of **${plain(name)}**.\n\n${table(['Service', names.unitPrice, names.priceAge, 'State'], rows)}`;
}
