import type { Answers } from './ask-figures';
import type { ClientNumbers } from './clients';
import type { Comparison } from './compare';
import { compareMonths } from './compare-receivables';
import { accountOf, type Ledger } from './ledger-rows';
import { monthFigures } from './receivables';

export function compareClients(to: Comparison, clients: readonly ClientNumbers[], answers: Answers): void {
  const answerOf = new Map(answers.clients.map((client) => [client.clientId, client]));
  to.same('number of clients', clients.length, answerOf.size);
  const { topOverdue } = answers.dashboard;
  const overdue = clients.map((client) => client.overdue).sort((one, other) => other - one);
  to.same('top overdue', overdue.slice(0, topOverdue.length).join(' '), topOverdue.map((client) => client.overdue).join(' '));
  for (const client of clients) {
    const { ageing, lacksRate } = client;
    const name = lacksRate ? `${client.name}, without a rate` : client.name;
    const answer = answerOf.get(client.clientId);
    to.same(`client is listed (${name})`, true, answer !== undefined);
    if (!answer) continue;
    const isAmongAll = answer.badge !== client.badge && answer.badge === client.badgeAmongAll;
    to.same(`client badge${isAmongAll ? ' among all' : ''} (${name})`, client.badge, answer.badge);
    for (const key of [
      'sales',
      'salesBefore',
      'open',
      'overdue',
      'longestPastDue',
      'invoices',
      'firstInvoiceOn',
      'lastInvoiceOn',
      'medianGap',
    ] as const) {
      to.same(`client ${key} (${name})`, client[key], answer[key]);
    }
    for (const key of ['daysLate', 'shareLate'] as const) to.ratio(`client ${key} (${name})`, client[key], answer[key]);
    for (const [bucket, amount] of Object.entries(ageing)) {
      to.same(`client ageing ${bucket} (${name})`, amount, answer.ageing[bucket as keyof typeof ageing]);
    }
  }
}

/** One client in so many has its own page compared, beside those that have a fault. */
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
    // How many documents lack a rate is not defined for a client, only whether any does.
    const { ledgerCustomers, unconverted: _count, ...others } = faults;
    to.same(`client's customers (${name})`, ledgerCustomers, page.ledgerCustomers.length);
    for (const [key, value] of Object.entries(others)) {
      to.same(`fault ${key} (${name})`, value, page.faults[key as keyof typeof others]);
    }
    const months = monthFigures(accountOf(ledger, clientId), ledger.currency, covered, asOf);
    compareMonths(to, 'client month', months, page.months, `, ${name}`);
  }
}

/** By the badges that the API gives: whether these are right is compared client by client. */
export function compareSegments(
  to: Comparison,
  clients: readonly ClientNumbers[],
  { dashboard, clients: answered }: Answers,
): void {
  const badgeOf = new Map(answered.map(({ clientId, badge }) => [clientId, badge]));
  for (const { badge, ...answer } of dashboard.segments) {
    const members = clients.filter(({ clientId }) => badgeOf.get(clientId) === badge);
    to.same(`segment clients (${badge})`, members.length, answer.clients);
    for (const key of ['sales', 'open', 'overdue'] as const) {
      to.same(
        `segment ${key} (${badge})`,
        members.reduce((sum, client) => sum + client[key], 0),
        answer[key],
      );
    }
  }
}
