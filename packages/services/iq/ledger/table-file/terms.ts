import { addDays } from '@suite/values/iso-day';
import { daysInMonth } from '@suite/values/month';

/** Days of the longest terms; a larger number is not a number of days. */
const LONGEST = 365;

/**
 * A discount for paying early, in front of the actual terms: `2/10, n/30`, `1% 10 Net 30`, `14 Tage 2 % Skonto, 30 Tage netto`.
 */
const discount = /^(?:\d+(?:[.,]\d+)? ?(?:% ?\/?|\/) ?\d+(?: days?)?|\d+ tagen? \d+(?:[.,]\d+)? ?% skonto)[,;]? (?=n|\d)/;

/** Words without influence on the terms: `due on the 10th of the following month` is `10th following month`. */
const filler = /\b(?:due|payable|payment|on|in|at|by|within|the|of)\b ?/g;

const receipt =
  /^(?:(?:upon )?receipt(?: invoice)?|immediate(?:ly)?|c\.?o\.?d|sofort(?: fällig)?|comptant|à réception(?: de(?: la)? facture)?)$/;
const after = '(?: (?:after|from))';
const endOfMonth = '(?:eom|end (?:invoice |bill )?month)';
const days = new RegExp(
  `^(?:net(?:to)? ?|n ?/ ?)?(\\d{1,3})(?: ?(?:days?|day\\(s\\)|tagen?|jours))?(?: net(?:to)?)?(?:${after} (?:invoice|bill)(?: date)?|(${after}? ${endOfMonth}))?$`,
);
const thisMonth = new RegExp(`^(?:(?:net )?${endOfMonth}|fin de mois)$`);
const nextMonth = /^(end|\d{1,2}(?:st|nd|rd|th)?) (?:(?:following|next) month|month following)$/;

/**
 * Returns the due date by terms such as "Net 30", "30 days end of month", "10th of the following month" or "Due on receipt"; null
 * when they are ambiguous.
 */
export function termsDueOn(text: string, issuedOn: string): string | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  const terms = words.replace(discount, '').replace(filler, '').trim();
  if (receipt.test(terms)) return issuedOn;
  if (thisMonth.test(terms)) return lastOfMonth(issuedOn);
  const [, count, isFromMonth] = days.exec(terms) ?? [];
  if (count) return Number(count) > LONGEST ? null : addDays(isFromMonth ? lastOfMonth(issuedOn) : issuedOn, Number(count));
  const [, day] = nextMonth.exec(terms) ?? [];
  if (!day) return null;
  const last = lastOfMonth(addDays(lastOfMonth(issuedOn), 1));
  if (day === 'end') return last;
  const number = Number.parseInt(day, 10);
  if (number < 1 || number > 31) return null;
  return addDays(last, Math.min(0, number - Number(last.slice(8))));
}

function lastOfMonth(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return `${year}-${month}-${daysInMonth(Number(year), Number(month))}`;
}
