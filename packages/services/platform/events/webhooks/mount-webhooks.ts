import { randomUUID } from 'node:crypto';
import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { Failure } from '@suite/kernel/errors/failure';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { and, asc, count, eq } from 'drizzle-orm';
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  getWebhooks,
  MAX_WEBHOOKS,
  testWebhook,
  type Webhook,
} from '../contract/webhooks';
import { webhooks } from '../schema';
import { enqueueTest, secretPurpose } from './deliver';
import { addressesOf, type Network } from './network';
import { readAddress } from './public-address';
import { newSigningSecret } from './sign';

const noWebhook = () => new SuiteError('not_found', 'There is no such webhook in your company.');

const shown = (row: typeof webhooks.$inferSelect): Webhook => ({
  id: row.id,
  address: row.address,
  types: row.types,
  createdAt: row.createdAt.toISOString(),
  lastDelivery: row.lastAt && {
    at: row.lastAt.toISOString(),
    type: row.lastType ?? '',
    status: row.lastStatus,
    problem: row.lastProblem,
  },
  failingSince: row.failingSince?.toISOString() ?? null,
  disabled: row.disabledAt && row.disabledReason && { at: row.disabledAt.toISOString(), reason: row.disabledReason },
});

/** @throws InvalidRequestError when an address is currently not on the public internet; each delivery checks again. */
async function insistOnPublic(url: URL, network: Network): Promise<void> {
  await addressesOf(url, network).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    throw new InvalidRequestError(error.message, { address: error.message });
  });
}

export function mountWebhooks(app: App, kernel: Kernel, network: Network): void {
  const ofCompany = (companyId: string, webhookId: string) => {
    if (!isUuid(webhookId)) throw noWebhook();
    return and(eq(webhooks.companyId, companyId), eq(webhooks.id, webhookId));
  };

  route(
    app,
    kernel,
    getWebhooks,
    { summary: "The company's webhooks with their last delivery" },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      const rows = await database
        .select()
        .from(webhooks)
        .where(eq(webhooks.companyId, companyId))
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
      return rows.map(shown);
    },
  );

  const before = ({ body }: { body: { address: string } }) => insistOnPublic(readAddress(body.address), network);

  route(
    app,
    kernel,
    createWebhook,
    { summary: 'Create a webhook; its signing secret is shown this once', before },
    async ({ input: { body }, caller, database, clock }) => {
      const administrator = inCompany(caller);
      const { companyId } = administrator;
      // Locks until the commit, so that webhooks that are created at the same time are all counted.
      await lockByName(database, `webhooks ${companyId}`);
      const [existing] = await database.select({ count: count() }).from(webhooks).where(eq(webhooks.companyId, companyId));
      if ((existing?.count ?? 0) >= MAX_WEBHOOKS) {
        throw new SuiteError('too_many_webhooks', `A company can have ${MAX_WEBHOOKS} webhooks: delete one first.`);
      }
      const url = readAddress(body.address);
      const id = randomUUID();
      const secret = newSigningSecret();
      const [made] = await database
        .insert(webhooks)
        .values({
          id,
          companyId,
          address: url.href,
          types: [...new Set(body.types)],
          secret: kernel.sealing.seal(secretPurpose(id), secret),
          createdAt: new Date(clock()),
        })
        .returning();
      if (!made) throw new Error('the webhook was not written');
      const changes = [{ what: 'types', from: null, to: made.types.join(', ') }];
      await writeAudit(database, administrator, [{ action: 'webhook.created', subject: url.host, changes }], clock());
      return { webhook: shown(made), secret };
    },
  );

  route(app, kernel, deleteWebhook, { summary: 'Delete a webhook' }, async ({ input: { params }, caller, database, clock }) => {
    const administrator = inCompany(caller);
    const [deleted] = await database
      .delete(webhooks)
      .where(ofCompany(administrator.companyId, params.webhookId))
      .returning({ address: webhooks.address });
    if (!deleted) throw noWebhook();
    const subject = new URL(deleted.address).host;
    await writeAudit(database, administrator, [{ action: 'webhook.deleted', subject }], clock());
    return undefined;
  });

  route(
    app,
    kernel,
    enableWebhook,
    { summary: 'Switch a webhook on again that was switched off' },
    async ({ input: { params }, caller, database, clock }) => {
      const administrator = inCompany(caller);
      const one = ofCompany(administrator.companyId, params.webhookId);
      const [before] = await database.select().from(webhooks).where(one).for('update');
      if (!before) throw noWebhook();
      if (!before.disabledAt) return shown(before);
      const enabled = { disabledAt: null, disabledReason: null, failingSince: null };
      await database.update(webhooks).set(enabled).where(one);
      const subject = new URL(before.address).host;
      await writeAudit(database, administrator, [{ action: 'webhook.enabled', subject }], clock());
      return shown({ ...before, ...enabled });
    },
  );

  route(
    app,
    kernel,
    testWebhook,
    { summary: 'Send a test event to a webhook' },
    async ({ input: { params }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const [webhook] = await database.select().from(webhooks).where(ofCompany(companyId, params.webhookId));
      if (!webhook) throw noWebhook();
      await enqueueTest(database, webhook, clock());
      return undefined;
    },
  );
}
