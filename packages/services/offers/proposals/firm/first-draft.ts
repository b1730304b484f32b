import { lineOfLedgerService, offerSettings, templateOf } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Option } from '@suite/pricing/line';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import type { Draft } from '../contract/content';

interface DraftOptions {
  companyId: string;
  clientId: string | undefined;
  client: string;
  /** People who are known to read mail for the client. */
  recipients: Draft['recipients'];
  title: string | undefined;
  templateId: string | undefined;
  ledgerService: string | undefined;
  now: number;
}

const emptyOption = (name: string): Option => ({ id: crypto.randomUUID(), name, description: '', lines: [] });

/**
 * Returns the initial draft of a proposal from the firm's settings, a template, or a service that the client is billed for.
 * @throws SuiteError `not_found` for a missing template or service
 */
export async function firstDraft(database: Database, request: DraftOptions): Promise<Draft> {
  const { companyId, clientId, client, recipients, title, templateId, ledgerService, now } = request;
  const settings = await offerSettings(database, companyId);
  const template = templateId === undefined ? undefined : await templateOf(database, companyId, templateId);
  if (templateId !== undefined && !template)
    throw new SuiteError('not_found', 'There is no such template. It may have been deleted.');
  const billed = ledgerService === undefined || clientId === undefined ? undefined : { companyId, clientId, ledgerService };
  const priced = billed && (await lineOfLedgerService(database, billed));
  if (ledgerService !== undefined && !priced)
    throw new SuiteError('not_found', 'The ledger no longer bills this service to the client. Begin an empty proposal.');
  const options = template?.options ?? [emptyOption('Our proposal')];
  const [first, ...others] = options;
  const today = dayIn(settings.timeZone, now);
  return {
    title: title ?? template?.title ?? `Proposal for ${client}`.slice(0, 200),
    message: template?.message ?? '',
    note: '',
    currency: priced?.currency ?? template?.currency ?? settings.currency ?? 'USD',
    options: first && priced ? [{ ...first, lines: [priced.line, ...first.lines] }, ...others] : options,
    recipients,
    needsAllSigners: false,
    billingDay: settings.billingDay,
    termsId: template?.termsId ?? settings.termsId,
    expiresOn: addDays(today, template?.validDays ?? settings.validDays),
    reminderDays: settings.reminderDays,
    showsLastYear: settings.showsLastYear,
    needsMethod: false,
    startsNextPeriod: false,
  };
}
