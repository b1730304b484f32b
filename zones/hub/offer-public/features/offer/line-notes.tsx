import type { Content } from '@services/proposals/contract/content';
import { copy } from '@services/proposals/wording/offer-page';
import { isRecurring, type Line } from '@suite/pricing/line';
import { lineAmounts, split } from '@suite/pricing/line-amounts';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { dayIn } from '@suite/values/zone-day';
import { useOfferFormats } from './use-offer-formats';

/** Discount and deposit rates are in hundredths of a percent, tax rates in thousandths. */
const DISCOUNT = 10_000;
const TAX = 100_000;

interface Props {
  line: Line;
  content: Content;
}

/** Notes that a price needs: discount, tax, deposit, term, start. */
export function LineNotes({ line, content: { currency, billingDay, timeZone } }: Props) {
  const { money, percent } = useOfferFormats(currency);
  const { day } = useFormats();
  const amounts = lineAmounts(line);
  const { billing, discount, taxRate, depositRate, minimumTerm, startsOn, isProrated } = line;
  const notes: string[] = [];
  if (taxRate > 0) notes.push(copy.plusTax(money(amounts.tax), percent(taxRate / TAX)));
  if (depositRate > 0) {
    const [deposit, rest] = split(amounts, depositRate);
    notes.push(copy.deposit(percent(depositRate / DISCOUNT), money(deposit.gross), money(rest.gross)));
  }
  if (startsOn && startsOn > dayIn(timeZone, Date.now())) {
    notes.push((isRecurring(billing) ? copy.starts : copy.chargedOn)(day(startsOn)));
  }
  if (isRecurring(billing) && minimumTerm) notes.push(copy.minimumTerm(minimumTerm, billing));
  if (isRecurring(billing) && billing !== 'weekly' && isProrated && billingDay) notes.push(copy.prorated(billingDay));
  if (!notes.length && !discount) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-sm text-muted [overflow-wrap:anywhere]">
      {discount && (
        <li className="text-good">
          {copy.discount(money(amounts.discount), discount.kind === 'share' ? percent(discount.share / DISCOUNT) : undefined)}:{' '}
          <bdi>{discount.reason}</bdi>
        </li>
      )}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
