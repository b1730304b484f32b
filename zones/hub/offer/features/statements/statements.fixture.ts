import {
  type LinePart,
  lineStates,
  type Statement,
  type StatementLine,
  type StatementPage,
} from '@services/payments/contract/statements';
import { proposalId } from '../proposal/answers.fixture';

export const statementId = '0b5a2a1e-63b4-4b1c-9d52-0f2f6d0b7a12';

export const statementOf = (part: Partial<Statement> = {}): Statement => ({
  ...{ id: statementId, name: 'january.xml', format: 'camt.053', account: 'DE87200500001234567890' },
  ...{ from: '2027-01-04', to: '2027-01-29', at: '2027-01-31T15:00:00Z', by: 'Noah Bright' },
  ...{ lines: 3, matched: 0, undecided: 2, duplicates: 0, ...part },
});

export const partOf = (part: Partial<LinePart> = {}): LinePart => ({
  ...{ paymentId: crypto.randomUUID(), amount: 50_000, client: 'Bayview Dental', number: 7, title: '2027 engagement' },
  ...{ dueOn: '2027-01-05', due: 50_000, rest: 0, ...part },
});

/** A credit of $500 that nothing is proposed for. */
export const lineOf = (payer: string, part: Partial<StatementLine> = {}): StatementLine => ({
  ...{ id: crypto.randomUUID(), place: 1, state: 'open', kind: 'credit', problem: null, isDismissed: false },
  ...{ on: '2027-01-29', amount: 50_000, currency: 'USD', payer, text: '', proposal: null, transfer: null, ...part },
});

export const proposed = (payer: string, part: Partial<NonNullable<StatementLine['proposal']>> = {}): StatementLine =>
  lineOf(payer, {
    state: 'proposed',
    proposal: { reason: 'exact', proposalId, client: 'Bayview Dental', parts: [partOf()], credit: 0, ...part },
  });

export function pageOf(lines: StatementLine[], part: Partial<Statement> = {}): StatementPage {
  const countOf = (state: StatementLine['state']) => lines.filter((line) => line.state === state).length;
  return {
    statement: statementOf(part),
    lines,
    total: lines.length,
    counts: {
      all: lines.length,
      ...Object.fromEntries(lineStates.map((state) => [state, countOf(state)])),
    } as StatementPage['counts'],
    exact: lines.flatMap(({ id, proposal }) =>
      proposal?.reason === 'exact'
        ? [{ lineId: id, proposalId, parts: proposal.parts.map(({ paymentId, amount }) => ({ paymentId, amount })) }]
        : [],
    ),
  };
}
