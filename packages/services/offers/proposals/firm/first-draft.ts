import { offerSettings, templateOf } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Line, Option } from '@suite/pricing/line';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import type { Draft } from '../contract/content';

interface DraftOptions {
  companyId: string;
  client: string;
  /** People who are known to read mail for the client. */
  recipients: Draft['recipients'];
  title?: string | undefined;
  templateId?: string | undefined;
  /** Lines that come first, in a currency. */
  billed?: { lines: Line[]; currency: string } | undefined;
  now: number;
}

const emptyOption = (name: string): Option => ({ id: crypto.randomUUID(), name, description: '', lines: [] });

/**
 * Returns the initial draft of a proposal from the firm's settings, a template, and what the client is billed for.
 * @throws SuiteError `not_found` for a missing template
 */
export async function firstDraft(database: Database, request: DraftOptions): Promise<Draft> {
  const { companyId, client, recipients, title, templateId, billed, now } = request;
  const settings = await offerSettings(database, companyId);
  const template = templateId === undefined ? undefined : await templateOf(database, companyId, templateId);
  if (templateId !== undefined && !template)
    throw new SuiteError('not_found', 'There is no such template. It may have been deleted.');
  const options = template?.options ?? [emptyOption('Our proposal')];
  const [first, ...others] = options;
  const today = dayIn(settings.timeZone, now);
  return {
    title: title ?? template?.title ?? `Proposal for ${client}`.slice(0, 200),
    message: template?.message ?? '',
    note: '',
    currency: billed?.currency ?? template?.currency ?? settings.currency ?? 'USD',
    options: first && billed ? [{ ...first, lines: [...billed.lines, ...first.lines] }, ...others] : options,
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
