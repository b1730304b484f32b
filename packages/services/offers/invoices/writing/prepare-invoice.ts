import type { Charge } from '@services/payments/ports';
import { dayText } from '@suite/values/day-text';
import type { InvoiceRow, SettingsRow } from '../rows';
import type { InvoiceRequest } from '../schema';
import { StoppedError } from './open-books';

interface Prepared {
  invoice: Pick<InvoiceRow, 'reference' | 'on'>;
  charge: Charge;
  chosen: Pick<SettingsRow, 'accountId' | 'accounts' | 'taxCodes' | 'isDraft'>;
  contactId: string;
}

/** Returns a charge as the invoice to request. @throws StoppedError when the settings lack an account or a tax code */
export function prepareInvoice({ invoice, charge, chosen, contactId }: Prepared): InvoiceRequest {
  const { reference, on } = invoice;
  return {
    ...{ reference, contactId, on, dueOn: on, currency: charge.currency, isDraft: chosen.isDraft },
    lines: charge.lines.map((line) => {
      const accountId = (line.serviceId && chosen.accounts[line.serviceId]) || chosen.accountId;
      if (!accountId) throw new StoppedError('no-account', 'No account is chosen that invoices are booked to.');
      const taxCode = chosen.taxCodes[String(line.taxRate)];
      if (!taxCode) throw new StoppedError('no-tax-code', `No tax code is chosen for ${line.taxRate / 1000} %.`);
      const { lineId, isCredit, net, tax } = line;
      return { lineId, isCredit, description: descriptionOf(line), net, tax, accountId, taxCode };
    }),
  };
}

export function descriptionOf({ name, from, to, isCredit }: Charge['lines'][number]): string {
  const period = from === null || to === null ? '' : `, ${dayText(from)} to ${dayText(to)}`;
  return `${isCredit ? 'Credit for ' : ''}${name}${period}`;
}
