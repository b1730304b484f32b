import { membersOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import * as contract from '../contract/forms';
import { MAX_FORMS } from '../contract/terms';
import { inputs } from '../forms/site-form';
import { changedMeanwhile, noForm, refuseTaken } from '../refusals';
import { forms, leads } from '../schema';

type Row = typeof forms.$inferSelect;

const formOf = ({ id, name, entries, ownerId, isArchived, version }: Row, count = 0): contract.Form => ({
  ...{ id, name, entries, ownerId, isArchived, version },
  leads: count,
});

/** Mounts the forms of the token's company: `/mywebsite-contacts/v1/forms`. */
export function mountForms(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getForms, { summary: 'Forms of the website, by name' }, async ({ caller, database }) => {
    const { companyId } = inCompany(caller);
    const rows = await database.select().from(forms).where(eq(forms.companyId, companyId)).orderBy(asc(forms.name));
    const counts = await database
      .select({ formId: leads.formId, count: count() })
      .from(leads)
      .where(and(eq(leads.companyId, companyId), ne(leads.state, 'spam')))
      .groupBy(leads.formId);
    return rows.map((row) => formOf(row, counts.find(({ formId }) => formId === row.id)?.count));
  });

  route(app, kernel, contract.createForm, { summary: 'Adds a form' }, async ({ input: { body }, caller, database, clock }) => {
    const author = inCompany(caller);
    const { companyId } = author;
    checkKeys(body.entries);
    await checkOwner(database, companyId, body.ownerId);
    await lockByName(database, `forms ${companyId}`);
    if ((await database.$count(forms, eq(forms.companyId, companyId))) >= MAX_FORMS)
      throw new SuiteError('limit_reached', `A firm can have ${MAX_FORMS} forms. Change one that you have.`);
    const [row] = await database
      .insert(forms)
      .values({ ...body, companyId, updatedAt: new Date(clock()) })
      .returning()
      .catch(refuseTaken('form'));
    if (!row) throw new Error('the form was not written');
    await writeAudit(database, author, [{ action: 'website-form.created', subject: row.name }], clock());
    return formOf(row);
  });

  route(
    app,
    kernel,
    contract.putForm,
    { summary: 'Changes a form, archives it or brings it back' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      if (!isUuid(params.formId)) throw noForm();
      checkKeys(body.entries);
      const isIt = and(eq(forms.companyId, companyId), eq(forms.id, params.formId));
      const [before] = await database.select().from(forms).where(isIt).for('update');
      if (!before) throw noForm();
      if (before.version !== body.version) throw changedMeanwhile('form');
      if (body.ownerId !== before.ownerId) await checkOwner(database, companyId, body.ownerId);
      const [row] = await database
        .update(forms)
        .set({ ...body, version: before.version + 1, updatedAt: new Date(clock()) })
        .where(isIt)
        .returning()
        .catch(refuseTaken('form'));
      if (!row) throw noForm();
      const changes = before.name === row.name ? [] : [{ what: 'name', from: before.name, to: row.name }];
      await writeAudit(database, author, [{ action: 'website-form.changed', subject: row.name, changes }], clock());
      const isIts = and(eq(leads.companyId, companyId), eq(leads.formId, row.id), ne(leads.state, 'spam'));
      return formOf(row, await database.$count(leads, isIts));
    },
  );
}

/** @throws InvalidRequestError for a key that has another meaning in what visitors send */
function checkKeys({ fields }: contract.FormEntries): void {
  const taken = [...Object.values<string>(inputs), 'altcha', 'token', 'entries'];
  const wrong = fields.find(({ key }) => taken.includes(key));
  if (wrong) throw new InvalidRequestError(`The key ${wrong.key} can't be used for a field.`, { fields: wrong.key });
}

/** @throws InvalidRequestError for a person who is not active in the company */
export async function checkOwner(database: Database, companyId: string, ownerId: string | null): Promise<void> {
  if (ownerId === null || (await membersOf(database, companyId)).some(({ id }) => id === ownerId)) return;
  throw new InvalidRequestError('Choose somebody who is active in your firm.', {
    ownerId: 'Choose somebody who is active in your firm.',
  });
}
