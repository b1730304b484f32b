import { getBilling } from '@services/payments/contract/billing';
import type { Draft } from '@services/proposals/contract/content';
import type { Proposal } from '@services/proposals/contract/proposals';
import { creditNotes } from '@services/proposals/wording/credit-notes';
import { useQuery } from '@suite/api/use-query';
import { amendmentCredit } from '@suite/pricing/credit';
import type { Line, Option } from '@suite/pricing/line';
import { amendmentLines } from '@suite/pricing/take-over';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { isValidLine, takenAtFirst, totalsOfLines } from '../lines/line-totals';
import { useToday } from '../payments/days';

/** Amounts of an amendment that is accepted today, in minor units. */
export interface AmendmentAmounts {
  lines: Line[];
  /** Charged on acceptance. */
  first: number;
  /** Credit for days already paid; undefined until it is known. */
  credit: number | undefined;
  /** Why days that are charged again are not credited. */
  notes: string[];
}

/** Returns the amounts of the counted option with its default selection; undefined if the proposal isn't an amendment. */
export function useAmendment(amends: Proposal['amends'], draft: Draft, option: Option | undefined): AmendmentAmounts | undefined {
  const today = useToday();
  const { day } = useMetricFormats();
  const billing = useQuery(getBilling, amends ? { params: { proposalId: amends.id } } : undefined, {
    isOptional: true,
  }).data;
  if (!amends || !option) return undefined;
  const { billingDay, startsNextPeriod } = draft;
  const taken = takenAtFirst(option.lines).filter(isValidLine);
  const amended = { ...amends, startsNextPeriod };
  const lines = amendmentLines(taken, amended, today);
  const first = totalsOfLines(lines, { acceptedOn: today, billingDay })?.today.gross ?? 0;
  const credited = billing && amendmentCredit(billing.paid, amended, lines, today);
  const credit = billing && credited?.reduce((sum, { gross }) => sum + gross, billing.creditLeft);
  return { lines, first, credit, notes: billing ? creditNotes(amended, billing.uncollected, { lines, on: today }, day) : [] };
}

/** Returns what is due on acceptance after the credit. */
export const dueOf = ({ first, credit = 0 }: AmendmentAmounts): number => Math.max(0, first - credit);
