import { newSigningSecret } from '@services/events/ports';
import { changesBetween, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import { apiOrigin } from '@suite/zones/addresses';
import { and, asc, eq } from 'drizzle-orm';
import * as contract from '../contract/settings';
import { MAX_SAVED_REPLIES } from '../contract/terms';
import { folderOf } from '../incoming/mail-folder';
import { signingPurpose } from '../incoming/signing';
import { changedMeanwhile, refuseTaken } from '../refusals';
import { contactSettings, savedReplies } from '../schema';
import { RETENTION_DAYS } from '../settings';

const responseOf = ({ companyId: _, ...reply }: typeof savedReplies.$inferSelect): contract.SavedReply => reply;

const noReply = () => new SuiteError('not_found', 'There is no such saved reply.');

/** Mounts the settings of the inbox: `/mywebsite-contacts/v1/settings`, `/saved-replies`. */
export function mountSettings(app: App, kernel: Kernel): void {
  async function read(database: Database, companyId: string): Promise<contract.ContactSettings> {
    const [row] = await database.select().from(contactSettings).where(eq(contactSettings.companyId, companyId));
    const { mailbox = null, retentionDays = RETENTION_DAYS, version = 0, mailSecret = null, mailSigning = null } = row ?? {};
    return {
      mailbox,
      retentionDays,
      version,
      takesMail: mailSecret !== null,
      takesSignedMailOnly: mailSigning !== null,
      folder: folderOf('', companyId),
    };
  }

  route(app, kernel, contract.getContactSettings, { summary: 'Mailbox and retention' }, ({ caller, database }) =>
    read(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    contract.putContactSettings,
    { summary: 'Changes mailbox and retention' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lockByName(database, `contact settings ${companyId}`);
      const before = await read(database, companyId);
      if (before.version !== body.version) throw changedMeanwhile('setting');
      const { mailbox, retentionDays } = body;
      const version = before.version + 1;
      await database
        .insert(contactSettings)
        .values({ companyId, mailbox, retentionDays, version })
        .onConflictDoUpdate({ target: contactSettings.companyId, set: { mailbox, retentionDays, version } });
      const changes = changesBetween(
        { mailbox: before.mailbox, retentionDays: String(before.retentionDays) },
        { mailbox, retentionDays: String(retentionDays) },
      );
      if (changes.length)
        await writeAudit(database, author, [{ action: 'contact-settings.changed', subject: '', changes }], clock());
      return read(database, companyId);
    },
  );

  route(
    app,
    kernel,
    contract.createMailAddress,
    { summary: 'Makes a new secret address for incoming mail' },
    async ({ input: { body }, caller, database, clock, deployment }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const secret = newSecret();
      const mailSecret = hashOf(secret);
      const signingSecret = body.isSigned ? newSigningSecret() : null;
      const mailSigning = signingSecret === null ? null : kernel.sealing.seal(signingPurpose(companyId), signingSecret);
      await database
        .insert(contactSettings)
        .values({ companyId, mailSecret, mailSigning })
        .onConflictDoUpdate({ target: contactSettings.companyId, set: { mailSecret, mailSigning } });
      const changes = [{ what: 'mailAddress', from: null, to: 'new' }];
      await writeAudit(database, author, [{ action: 'contact-settings.changed', subject: '', changes }], clock());
      return { address: `${apiOrigin(deployment)}/mywebsite-contacts/v1/public/mail/${secret}`, signingSecret };
    },
  );

  route(app, kernel, contract.getSavedReplies, { summary: 'Saved replies, by name' }, ({ caller, database }) =>
    database
      .select({ id: savedReplies.id, name: savedReplies.name, text: savedReplies.text, version: savedReplies.version })
      .from(savedReplies)
      .where(eq(savedReplies.companyId, inCompany(caller).companyId))
      .orderBy(asc(savedReplies.name)),
  );

  route(
    app,
    kernel,
    contract.createSavedReply,
    { summary: 'Adds a saved reply' },
    async ({ input: { body }, caller, database }) => {
      const { companyId } = inCompany(caller);
      await lockByName(database, `saved replies ${companyId}`);
      if ((await database.$count(savedReplies, eq(savedReplies.companyId, companyId))) >= MAX_SAVED_REPLIES)
        throw new SuiteError('limit_reached', `A firm can have ${MAX_SAVED_REPLIES} saved replies. Delete one first.`);
      const [row] = await database
        .insert(savedReplies)
        .values({ ...body, companyId })
        .returning()
        .catch(refuseTaken('saved reply'));
      if (!row) throw new Error('the reply was not written');
      return responseOf(row);
    },
  );

  const isIt = (companyId: string, replyId: string) => {
    if (!isUuid(replyId)) throw noReply();
    return and(eq(savedReplies.companyId, companyId), eq(savedReplies.id, replyId));
  };

  route(
    app,
    kernel,
    contract.putSavedReply,
    { summary: 'Changes a saved reply' },
    async ({ input: { params, body }, caller, database }) => {
      const one = isIt(inCompany(caller).companyId, params.replyId);
      const [before] = await database.select().from(savedReplies).where(one).for('update');
      if (!before) throw noReply();
      if (before.version !== body.version) throw changedMeanwhile('saved reply');
      const [row] = await database
        .update(savedReplies)
        .set({ ...body, version: before.version + 1 })
        .where(one)
        .returning()
        .catch(refuseTaken('saved reply'));
      if (!row) throw noReply();
      return responseOf(row);
    },
  );

  route(
    app,
    kernel,
    contract.deleteSavedReply,
    { summary: 'Deletes a saved reply' },
    async ({ input: { params }, caller, database }) => {
      const [row] = await database
        .delete(savedReplies)
        .where(isIt(inCompany(caller).companyId, params.replyId))
        .returning();
      if (!row) throw noReply();
      return undefined;
    },
  );
}
