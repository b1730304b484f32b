import type { Charge } from '@services/payments/ports';
import { dayText } from '@suite/values/day-text';
import { minorDigits } from '@suite/values/money';
import type { InvoiceRow, SettingsRow } from '../rows';
import type { InvoiceRequest } from '../schema';
import { StoppedError } from './open-books';

interface Prepared {
  invoice: Pick<InvoiceRow, 'reference' | 'on'>;
  charge: Charge;
  chosen: Pick<SettingsRow, 'accountId' | 'accounts' | 'taxCodes' | 'isDraft'>;
  contactId: string;
  names: LedgerNames;
}

/** What the ledger calls services of the price book, by their ids. */
export type LedgerNames = ReadonlyMap<string, string>;

type Line = Charge['lines'][number];

/** Returns a charge as the invoice to request. @throws StoppedError when the settings lack an account or a tax code */
export function prepareInvoice({ invoice, charge, chosen, contactId, names }: Prepared): InvoiceRequest {
  const { reference, on } = invoice;
  const { currency } = charge;
  return {
    ...{ reference, contactId, on, dueOn: on, currency, isDraft: chosen.isDraft },
    lines: charge.lines.map((line) => {
      const accountId = (line.serviceId && chosen.accounts[line.serviceId]) || chosen.accountId;
      if (!accountId) throw new StoppedError('no-account', 'No account is chosen that invoices are booked to.');
      const taxCode = chosen.taxCodes[String(line.taxRate)];
      if (!taxCode) throw new StoppedError('no-tax-code', `No tax code is chosen for ${line.taxRate / 1000} %.`);
      const { lineId, isCredit, net, tax } = line;
      const [description, quantity] = [descriptionOf(line, names), quantityOf(line, currency)];
      return { lineId, isCredit, description, quantity, net, tax, accountId, taxCode };
    }),
  };
}

/**
 * Returns what a line is called. A whole period of a service has the ledger's name for it and nothing else, because the name and
 * the price of a unit tell what a client pays for a service over time. Parts of a period and credits name their days.
 */
export function descriptionOf({ name, serviceId, from, to, isCredit, isWhole }: Line, names: LedgerNames): string {
  if (isWhole) return names.get(serviceId ?? '') ?? name;
  const period = from === null || to === null ? '' : `, ${dayText(from)} to ${dayText(to)}`;
  return `${isCredit ? 'Credit for ' : ''}${name}${period}`;
}

/** Decimals of a unit price in a ledger. */
const DECIMALS = 4;

/** Returns the units of a line; 1 for parts, and where the price of a unit has more decimals than a ledger keeps. */
export function quantityOf({ isWhole, quantity, net }: Line, currency: string): number {
  if (!isWhole || quantity <= 0) return 1;
  const price = (net / quantity) * 10 ** (DECIMALS - minorDigits(currency));
  return Math.abs(price - Math.round(price)) < 1e-6 ? quantity : 1;
}
