import { type confirmLines, type LineState, lineStates, type StatementLine } from '@services/payments/contract/statements';
import type { RequestOf } from '@suite/api/request-of';
import { oneOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { allocate } from '@suite/pricing/allocate';
import { copy } from './copy';

export type Confirmation = RequestOf<typeof confirmLines>['body']['lines'][number];

export const statementDefaults = { id: '', state: 'all', page: '1' };

export type StatementChoice = View<keyof typeof statementDefaults>;

export const shownStates = ['all', 'proposed', 'open', 'matched', 'not-ours', 'unreadable'] as const satisfies readonly (
  | 'all'
  | LineState
)[];

export const stateOf = ({ state }: Pick<StatementChoice, 'state'>): 'all' | LineState => oneOf(lineStates, state) ?? 'all';

/** Returns the API query for the view in the URL. */
export const statementQuery = (view: StatementChoice) => ({
  ...{ state: stateOf(view), offset: offsetOf(view.page), limit: String(PAGE_ROWS) },
});

export type LineAction = keyof typeof copy.actions;

/** Returns the actions that a line allows, besides its confirmation. */
export function actionsOf({ state, isDismissed }: StatementLine): LineAction[] {
  if (state === 'proposed' || state === 'open') return ['choose', 'ignore'];
  if (state === 'matched') return ['undo'];
  return isDismissed ? ['reopen'] : [];
}

/** Returns what a line is called: its payer, else its text, else its place in the file. */
export const nameOfLine = ({ payer, text, place }: StatementLine): string => payer || text || copy.statement.line(place);

interface Charge {
  id: string;
  dueOn: string;
  open: number;
}

/** Allocates an amount to charges, the earliest due first. */
export const allocateByDueDay = (amount: number, charges: readonly Charge[]) =>
  allocate(
    amount,
    [...charges].sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id)),
  );

/** Returns what a line proposes, to be confirmed as it is shown. */
export const shownProposal = ({ id: lineId, proposal }: StatementLine): Confirmation[] =>
  proposal
    ? [
        {
          ...{ lineId, proposalId: proposal.proposalId },
          parts: proposal.parts.map(({ paymentId, amount }) => ({ paymentId, amount })),
        },
      ]
    : [];
