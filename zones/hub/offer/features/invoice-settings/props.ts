import type { InvoiceSettings } from '@services/invoices/contract/settings';

/** Props of the parts of the settings for invoices. */
export interface Props {
  saved: InvoiceSettings;
  onSaved: (settings: InvoiceSettings) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}
