import type { ReadableStream } from 'node:stream/web';
import { companyName, fullNameOf, namesById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { isPrintable } from '@suite/kernel/files/printable-picture';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { whyUnprintable } from '@suite/kernel/pdf/open-pdf';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as contract from '../contract/handovers';
import { checkOwner } from '../inventory/rules';
import { isAdministrator } from '../read-device';
import { noDevice } from '../refusals';
import { closeSettledTasks } from '../returns/close-settled-tasks';
import { devices, handovers } from '../schema';
import { handoverPdf } from '../signing/handover-pdf';
import { pdfAnswer } from './bulk';

type Body = InferOutput<typeof contract.recordHandover.body>;
type Row = typeof handovers.$inferSelect;

/** The maximum length of a drawn signature's longer side. */
const MAX_PIXELS = 2_000;

const MAX_PDF_BYTES = 5 * 2 ** 20;

const handoverOf = ({ id, kind, person, on, signer, by, note, devices: listed }: Row): contract.Handover => ({
  ...{ id, kind, person, on, signer, by, note },
  devices: listed,
});

export function mountHandovers(app: App, kernel: Kernel): void {
  const { files } = kernel;

  route(
    app,
    kernel,
    contract.getHandovers,
    { summary: 'Handovers and returns, the newest first' },
    async ({ input: { query }, caller, database }) => {
      const visible = visibleTo(inCompany(caller));
      const rows = await database
        .select()
        .from(handovers)
        .where(visible)
        .orderBy(desc(handovers.at))
        .offset(query.offset)
        .limit(query.limit);
      return { handovers: rows.map(handoverOf), total: await database.$count(handovers, visible) };
    },
  );

  // The document is created and stored outside the transaction, which then checks everything again.
  route(
    app,
    kernel,
    contract.recordHandover,
    { summary: 'Records a handover or return of several devices with one signature' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await storedBefore(database, companyId, body.id);
      if (before) return handoverOf(before);
      const image = imageOf(body.signature);
      const unprintable = await whyUnprintable(body.signer);
      if (unprintable) throw new InvalidRequestError(unprintable, { signer: unprintable });
      const listed = await checkDevices(database, companyId, body);
      const person = await personOf(database, companyId, body);
      const at = new Date(clock());
      const by = await fullNameOf(database, author.userId);
      const row = {
        ...{ id: body.id, kind: body.kind, person, on: body.on, signer: body.signer, by, note: body.note },
        devices: listed,
      };
      const pdf = await handoverPdf({ ...row, firm: await companyName(database, companyId), at, image });
      const stream = new Response(new Uint8Array(pdf)).body as ReadableStream | null;
      const stored = await files.receive(stream, { bytes: MAX_PDF_BYTES, types: ['application/pdf'] });
      const answer = await database.transaction(async (transaction) => {
        await lockByName(transaction, `devices ${companyId}`);
        const meanwhile = await storedBefore(transaction, companyId, body.id);
        if (meanwhile) return handoverOf(meanwhile);
        await checkDevices(transaction, companyId, body);
        const fileId = await files.add(transaction, stored, { companyId, name: fileNameOf(row) });
        const [made] = await transaction
          .insert(handovers)
          .values({ ...row, companyId, userId: body.userId, fileId, at })
          .returning();
        if (!made) throw new Error('the handover was not written');
        await moveDevices(transaction, companyId, body);
        const action = body.kind === 'handover' ? 'devices.handed-over' : 'devices.returned';
        const changes = [{ what: 'devices', from: null, to: listed.map(({ name }) => name).join(', ') }];
        await writeAudit(transaction, author, [{ action, subjectId: body.userId, subject: person, changes }], clock());
        await closeSettledTasks(transaction, companyId, clock());
        return handoverOf(made);
      });
      kernel.wakeJobs();
      return answer;
    },
  );

  route(
    app,
    kernel,
    contract.getHandoverPdf,
    { summary: 'The signed document of a handover or return' },
    async ({ input: { params }, caller, database }) => {
      const viewer = inCompany(caller);
      const { companyId } = viewer;
      const isIt = and(visibleTo(viewer), eq(handovers.id, params.handoverId));
      const [row] = isUuid(params.handoverId) ? await database.select().from(handovers).where(isIt) : [];
      const pdf = row && (await files.read(database, { companyId, id: row.fileId }));
      if (!row || !pdf) throw new SuiteError('not_found', 'There is no such document.');
      return pdfAnswer(pdf, fileNameOf(row));
    },
  );
}

const fileNameOf = ({ kind, on, id }: Pick<Row, 'kind' | 'on' | 'id'>): string => `device-${kind}-${on}-${id.slice(0, 8)}.pdf`;

const visibleTo = (viewer: Administrator) =>
  and(eq(handovers.companyId, viewer.companyId), isAdministrator(viewer) ? undefined : eq(handovers.userId, viewer.userId));

/** @throws SuiteError `not_found` when the id belongs to another company */
async function storedBefore(database: Database, companyId: string, id: string): Promise<Row | undefined> {
  const [row] = await database.select().from(handovers).where(eq(handovers.id, id));
  if (row && row.companyId !== companyId) throw new SuiteError('not_found', 'There is no such document.');
  return row;
}

/** @throws InvalidRequestError for a picture that can't be printed */
function imageOf(signature: contract.Signature): Buffer | null {
  if (signature.kind === 'typed') return null;
  const image = Buffer.from(signature.image, 'base64');
  if (image.length <= contract.MAX_SIGNATURE && image.readUInt8(0) === 0x89 && isPrintable(image, MAX_PIXELS)) return image;
  const message = 'The drawn signature is no picture that can be printed. Draw it again, or type the name.';
  throw new InvalidRequestError(message, { signature: message });
}

/** A person who returns devices may have left. @throws InvalidRequestError */
async function personOf(database: Database, companyId: string, { kind, userId }: Body): Promise<string> {
  if (kind === 'handover') await checkOwner(database, companyId, userId);
  const name = (await namesById(database, [userId])).get(userId);
  if (!name) throw new SuiteError('not_found', 'There is no such person in your firm.');
  return name;
}

/** Returns the devices as the document shows them. @throws SuiteError `not_found`, `changed_meanwhile`, InvalidRequestError */
async function checkDevices(database: Database, companyId: string, { kind, userId, devices: given }: Body) {
  const ids = [...new Set(given.map(({ id }) => id))];
  const rows = await database
    .select()
    .from(devices)
    .where(and(eq(devices.companyId, companyId), inArray(devices.id, ids)))
    .orderBy(sql`lower(${devices.name})`);
  if (rows.length < ids.length) throw noDevice();
  for (const { name, status, ownerId } of rows) {
    const isHeld = status === 'assigned' && ownerId === userId;
    if (kind === 'return' && !isHeld)
      throw new SuiteError('changed_meanwhile', `${name} is not assigned to this person any more. Look at it again.`);
    if (
      kind === 'handover' &&
      (status === 'disposed' || status === 'lost' || (status === 'assigned' && ownerId !== null && !isHeld))
    )
      throw new SuiteError('changed_meanwhile', `${name} is with somebody else or out of use. Record its return first.`);
  }
  return rows.map(({ id, name, kind: what, serial }) => {
    const wipe = given.find((each) => each.id === id)?.wipe ?? null;
    if (kind === 'return' && wipe === null) {
      const message = `Say of ${name} whether its data was deleted, or has to be.`;
      throw new InvalidRequestError(message, { devices: message });
    }
    return { id, name, kind: what, serial, wipe: kind === 'return' ? wipe : null };
  });
}

async function moveDevices(transaction: Database, companyId: string, { kind, userId, devices: given }: Body): Promise<void> {
  const move = (ids: string[], set: Partial<typeof devices.$inferInsert>) =>
    ids.length
      ? transaction
          .update(devices)
          .set({ ...set, version: sql`${devices.version} + 1` })
          .where(and(eq(devices.companyId, companyId), inArray(devices.id, ids)))
      : undefined;
  const idsWith = (state: 'needed' | 'done') => given.filter(({ wipe }) => wipe === state).map(({ id }) => id);
  if (kind === 'handover') {
    await move(
      given.map(({ id }) => id),
      { ownerId: userId, status: 'assigned', wipe: 'none' },
    );
    return;
  }
  await move(idsWith('needed'), { ownerId: null, status: 'returned', wipe: 'needed' });
  await move(idsWith('done'), { ownerId: null, status: 'returned', wipe: 'done' });
}
