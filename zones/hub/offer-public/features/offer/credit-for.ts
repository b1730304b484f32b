import type { PublicBilling } from '@services/payments/contract/public';
import type { Content } from '@services/proposals/contract/content';
import { creditNotes } from '@services/proposals/wording/credit-notes';
import { amendmentCredit } from '@suite/pricing/credit';
import type { Line } from '@suite/pricing/line';

/** Returns what was already paid for days that an amendment charges again when it is accepted on a given day, in minor units. */
export function creditFor(
  { amends }: Content,
  billing: PublicBilling | undefined,
  lines: readonly Line[],
  acceptedOn: string,
): number {
  if (!amends || !billing) return 0;
  const credit = amendmentCredit(billing.paid, amends, lines, acceptedOn);
  return credit.reduce((sum, { gross }) => sum + gross, billing.creditLeft);
}

/** Says why days that an amendment charges again are not credited. */
export const creditNotesFor = (
  { amends }: Content,
  billing: PublicBilling | undefined,
  lines: readonly Line[],
  { acceptedOn, day }: { acceptedOn: string; day: (day: string) => string },
): string[] => (amends && billing ? creditNotes(amends, billing.uncollected, { lines, on: acceptedOn }, day) : []);
