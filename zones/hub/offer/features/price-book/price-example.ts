import { chargesOf } from '@suite/pricing/charges';
import { isRecurring, isWithinLimit, type Line } from '@suite/pricing/line';
import { type Amounts, type DriverPart, driverParts, driverPrice, lineAmounts, split } from '@suite/pricing/line-amounts';
import { newLine, pricedOf } from '@suite/pricing/new-line';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { cleaned, type ServiceDraft } from './service-draft';

export interface PriceExample {
  drivers: { name: string; units: number; parts: DriverPart[]; price: number }[];
  /** For one unit, including its drivers. */
  unitPrice: number;
  /** For all units, without tax. */
  net: number;
  tax: number;
  gross: number;
  /** For a service with a deposit: charges on acceptance and later. */
  deposit: { now: Amounts; later: Amounts } | null;
  /** With a minimum term: the total of its periods, with tax. */
  committed: number | null;
  /** The first charge, if its period is shortened. */
  first: { from: string; to: string; days: number; gross: number; nextOn: string } | null;
}

interface ExampleInput {
  quantity: number;
  /** ISO 8601. */
  acceptedOn: string;
  billingDay: number | null;
}

/** Returns what a client would be charged for a service, computed like an offer. Undefined while a number is missing. */
export function exampleOf(draft: ServiceDraft, { quantity, acceptedOn, billingDay }: ExampleInput): PriceExample | undefined {
  const line = newLine({ ...pricedOf(cleaned(draft)), quantity });
  if (!isWhole(line) || !isWithinLimit(line)) return undefined;
  const amounts = lineAmounts(line);
  const [now, later] = split(amounts, line.depositRate);
  return {
    drivers: line.drivers.map(({ name, units, tiers }) => ({
      name,
      units,
      parts: driverParts({ units, tiers }),
      price: driverPrice({ units, tiers }),
    })),
    unitPrice: amounts.unitPrice,
    net: amounts.net,
    tax: amounts.tax,
    gross: amounts.gross,
    deposit: line.depositRate ? { now, later } : null,
    committed: line.minimumTerm === null ? null : line.minimumTerm * amounts.gross,
    first: firstOf(line, { acceptedOn, billingDay }),
  };
}

function firstOf(line: Line, terms: Omit<ExampleInput, 'quantity'>): PriceExample['first'] {
  if (!isRecurring(line.billing) || !line.isProrated || terms.billingDay === null) return null;
  const [first, next] = chargesOf([line], terms, yearsAfter(terms.acceptedOn, 2));
  if (!first?.from || !first.to || !next?.on || first.gross === next.gross) return null;
  const days = (Date.parse(first.to) - Date.parse(first.from)) / MILLISECONDS_PER_DAY + 1;
  return { from: first.from, to: first.to, days, gross: first.gross, nextOn: next.on };
}

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('02-29', '02-28')}`;

const isWhole = ({ price, taxRate, depositRate, minimumTerm, quantity, drivers }: Line): boolean =>
  ![
    price,
    taxRate,
    depositRate,
    minimumTerm ?? 0,
    quantity,
    ...drivers.flatMap(({ units, tiers }) => [units, ...tiers.flatMap(({ upTo, each, flat }) => [upTo ?? 0, each, flat])]),
  ].some(Number.isNaN);
