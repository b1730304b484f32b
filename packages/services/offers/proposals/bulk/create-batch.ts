import { offerSettings } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import type { InferOutput } from 'valibot';
import type { createBatch } from '../contract/bulk';
import { batches, batchItems } from '../schema';
import { type BatchRow, judged } from './batch-draft';
import { gatherFromTemplate } from './gather-from-template';
import { gatherRaises } from './gather-raises';
import { gatherRenewals } from './gather-renewals';

interface By {
  companyId: string;
  userId: string;
  isAdministrator: boolean;
  now: number;
}

/** Adds a batch with an item for each client, sorted by name. @throws SuiteError `not_found`, `not_ready` */
export async function addBatch(
  transaction: Database,
  request: InferOutput<typeof createBatch.body>,
  { companyId, userId, isAdministrator, now }: By,
): Promise<BatchRow> {
  const settings = await offerSettings(transaction, companyId);
  const today = dayIn(settings.timeZone, now);
  const { template, expiresOn, items } =
    request.kind === 'template'
      ? await gatherFromTemplate(transaction, { ...request, companyId, now })
      : {
          template: '',
          expiresOn: addDays(today, settings.validDays),
          items:
            request.kind === 'renewal'
              ? await gatherRenewals(transaction, { ...request, companyId, today })
              : await gatherRaises(transaction, { ...request, companyId, now }),
        };
  const [batch] = await transaction
    .insert(batches)
    .values({ companyId, userId, kind: request.kind, template, expiresOn, createdAt: new Date(now) })
    .returning();
  if (!batch) throw new Error('the batch was not written');
  const judge = { settings, isAdministrator, today };
  const sorted = items.toSorted((a, b) => a.client.localeCompare(b.client));
  await transaction.insert(batchItems).values(
    sorted.map((item, position) => ({
      ...item,
      ...judged(batch, { ...item, leftOut: [] }, judge),
      batchId: batch.id,
      position,
    })),
  );
  return batch;
}
