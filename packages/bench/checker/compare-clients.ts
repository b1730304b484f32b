import type { Answers } from './ask-metrics';
import type { ClientNumbers } from './clients';
import type { Comparison } from './compare';
import { compareMonths, comparePeriod } from './compare-receivables';
import { addDays } from './days';
import { accountOf, type Ledger } from './ledger-rows';
import { excludedFrom, monthMetrics, perhapsOf } from './receivables';

export function compareClients(to: Comparison, clients: readonly ClientNumbers[], answers: Answers): void {
  const answerOf = new Map(answers.clients.map((client) => [client.clientId, client]));
  to.same('number of clients', clients.length, answerOf.size);
  compareTopOverdue(to, clients, answers);
  for (const client of clients) {
    const { aging, name } = client;
    const answer = answerOf.get(client.clientId);
    to.same(`client is listed (${name})`, true, answer !== undefined);
    if (!answer) continue;
    to.same(`client badge (${name})`, client.badge, answer.badge);
    for (const key of ['taxUnknown', 'unsure', 'invoices', 'firstInvoiceOn', 'lastInvoiceOn', 'medianGap'] as const) {
      to.same(`client ${key} (${name})`, client[key], answer[key]);
    }
    to.excluded(`client excluded (${name})`, client.excluded, answer.excluded);
    for (const key of ['sales', 'revenue', 'salesBefore', 'revenueBefore', 'daysLate', 'shareLate'] as const) {
      to.metric(`client ${key} (${name})`, client[key], answer[key]);
    }
    for (const key of ['open', 'overdue', 'unappliedCredit'] as const) {
      to.owed(`client ${key} (${name})`, client[key], client.perhaps[key], answer[key]);
    }
    to.metric(`client longestPastDue (${name})`, client.longestPastDue, answer.longestPastDue);
    to.parts(`client aging`, name, client.unsure ? null : aging, answer.aging);
  }
}

/** Compares the order by overdue less credit; clients whose credit covers it are left out. */
function compareTopOverdue(to: Comparison, clients: readonly ClientNumbers[], { dashboard, ...answers }: Answers): void {
  const { topOverdue, overdueUnsure } = dashboard;
  to.same('clients whose overdue amount is unknown', clients.filter(({ unsure }) => unsure).length, overdueUnsure);
  const owing = clients.filter((client) => !client.unsure && client.overdue > client.unappliedCredit);
  const less = (client: { overdue: number; unappliedCredit: number }) => client.overdue - client.unappliedCredit;
  const highest = owing.map(less).sort((one, other) => other - one);
  to.same('length of top overdue', Math.min(owing.length, topOverdue.length || 1), topOverdue.length);
  to.same('top overdue', highest.slice(0, topOverdue.length).join(' '), topOverdue.map(less).join(' '));
  for (const answer of topOverdue) {
    const client = clients.find(({ clientId }) => clientId === answer.clientId);
    for (const key of ['overdue', 'unappliedCredit', 'longestPastDue'] as const) {
      to.same(`top overdue ${key} (${answer.name})`, client?.[key], answer[key]);
    }
    to.same(
      `top overdue badge (${answer.name})`,
      answers.clients.find(({ clientId }) => clientId === answer.clientId)?.badge,
      answer.badge,
    );
  }
}

/** Compares the own page of every n-th client, and of clients with a fault. */
const PAGES = 25;

export async function compareClientPages(
  to: Comparison,
  ledger: Ledger,
  clients: readonly ClientNumbers[],
  answers: Answers,
): Promise<void> {
  const { asOf, covered } = to.as;
  for (const [place, { clientId, name, faults, badge }] of clients.entries()) {
    if (place % PAGES && badge !== 'possible-mismatch') continue;
    const page = await answers.client(clientId);
    // The number of documents without a rate is not defined for a client, only whether there are any.
    const { ledgerCustomers, unconverted: _count, ...others } = faults;
    const own = page.ledgerCustomers.filter(({ isMerged }) => !isMerged).length;
    to.same(`client's customers (${name})`, ledgerCustomers, own || Math.min(1, page.ledgerCustomers.length));
    for (const [key, value] of Object.entries(others)) {
      to.same(`fault ${key} (${name})`, value, page.faults[key as keyof typeof others]);
    }
    const account = accountOf(ledger, clientId);
    const year = { from: addDays(asOf, -364), to: asOf };
    comparePeriod(to, `, ${name}`, page.period);
    for (const [of, excluded] of Object.entries({
      sales: excludedFrom(account, ledger.currency, year, []),
      open: excludedFrom(account, ledger.currency, null, [asOf]),
      dso: excludedFrom(account, ledger.currency, year, [asOf]),
    })) {
      to.excluded(`client excluded from ${of} (${name})`, excluded, page.excluded[of as 'sales']);
    }
    const months = monthMetrics(account, ledger.currency, covered, asOf);
    compareMonths(to, 'client month', months, page.months, `, ${name}`);
  }
}

/** Compares totals by the API's own segments. Each client's segment is checked elsewhere. */
export function compareSegments(
  to: Comparison,
  clients: readonly ClientNumbers[],
  { dashboard, clients: answered }: Answers,
): void {
  const badgeOf = new Map(answered.map(({ clientId, badge }) => [clientId, badge]));
  for (const { badge, ...answer } of dashboard.segments) {
    const members = clients.filter(({ clientId }) => badgeOf.get(clientId) === badge);
    to.same(`segment clients (${badge})`, members.length, answer.clients);
    const sumOf = (key: 'sales' | 'open' | 'overdue') => members.reduce((sum, client) => sum + client[key], 0);
    to.metric(`segment sales (${badge})`, sumOf('sales'), answer.sales);
    for (const key of ['open', 'overdue'] as const)
      to.owed(`segment ${key} (${badge})`, sumOf(key), perhapsOf(members, key), answer[key]);
  }
}
