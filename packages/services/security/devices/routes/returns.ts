import type { ReadableStream } from 'node:stream/web';
import { firmDay, fullNameOf, namesById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/handovers';
import { deviceOf, requireDevice } from '../read-device';
import { changedMeanwhile } from '../refusals';
import { closeSettledTasks, devicesOf, isBack, isWiped } from '../returns/close-settled-tasks';
import { devices, returnTasks } from '../schema';

type Task = typeof returnTasks.$inferSelect;

/** Mounts return tasks, and the wiping and disposal of devices. */
export function mountReturns(app: App, kernel: Kernel): void {
  const { files } = kernel;

  route(
    app,
    kernel,
    contract.getReturnTasks,
    { summary: 'Devices that people who left have to give back' },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      const tasks = await database
        .select()
        .from(returnTasks)
        .where(eq(returnTasks.companyId, companyId))
        .orderBy(sql`${returnTasks.closedOn} is not null`, desc(returnTasks.openedOn), returnTasks.id)
        .limit(200);
      return { tasks: await returnTasksOf(database, companyId, tasks) };
    },
  );

  route(
    app,
    kernel,
    contract.closeReturnTask,
    { summary: 'Ends a return task whose devices do not come back' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const isIt = and(eq(returnTasks.id, params.taskId), eq(returnTasks.companyId, companyId));
      const [task] = isUuid(params.taskId) ? await database.select().from(returnTasks).where(isIt).for('update') : [];
      if (!task) throw new SuiteError('not_found', 'There is no such task.');
      if (task.closedOn) throw new SuiteError('not_open', 'This task is closed already.');
      const [after] = await database
        .update(returnTasks)
        .set({ closedOn: await firmDay(database, companyId, clock()), outcome: 'closed', note: body.note })
        .where(isIt)
        .returning();
      const [updated] = await returnTasksOf(database, companyId, after ? [after] : []);
      if (!updated) throw new Error('the task was not written');
      const changes = [{ what: 'reason', from: null, to: body.note }];
      const subject = { subjectId: task.userId, subject: updated.person };
      await writeAudit(database, author, [{ action: 'return-task.closed', ...subject, changes }], clock());
      return updated;
    },
  );

  route(
    app,
    kernel,
    contract.wipeDevice,
    { summary: 'Says that the data of a returned device was deleted' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { id, name, wipe } = await requireDevice(database, author, params.deviceId);
      if (wipe !== 'needed') throw new SuiteError('not_open', 'No data of this device waits to be deleted.');
      const [after] = await database.update(devices).set({ wipe: 'done' }).where(eq(devices.id, id)).returning();
      if (!after) throw new Error('the device was not written');
      await writeAudit(database, author, [{ action: 'device.wiped', subject: name }], clock());
      await closeSettledTasks(database, author.companyId, clock());
      return deviceOf({ database, files, now: clock() }, after);
    },
  );

  route(
    app,
    kernel,
    contract.disposeDevice,
    { summary: 'Records how a device was disposed of' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const device = await requireDevice(database, author, params.deviceId);
      if (device.status === 'disposed') throw new SuiteError('not_open', 'This device was disposed of already.');
      const { on, method, note, version } = body;
      const by = await fullNameOf(database, author.userId);
      const [after] = await database
        .update(devices)
        .set({
          status: 'disposed',
          ownerId: null,
          wipe: 'done',
          disposal: { on, method, note, by, certificate: null },
          version: version + 1,
          updatedAt: new Date(clock()),
        })
        .where(and(eq(devices.id, device.id), eq(devices.version, version)))
        .returning();
      if (!after) throw changedMeanwhile();
      const changes = [{ what: 'method', from: null, to: method }];
      await writeAudit(database, author, [{ action: 'device.disposed', subject: device.name, changes }], clock());
      await closeSettledTasks(database, author.companyId, clock());
      return deviceOf({ database, files, now: clock() }, after);
    },
  );

  route(
    app,
    kernel,
    contract.addDisposalCertificate,
    { summary: 'Adds the certificate of a disposal' },
    async ({ input: { params, query }, caller, database, clock, context }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await requireDevice(database, author, params.deviceId);
      const limits = { bytes: contract.MAX_CERTIFICATE_BYTES, types: ['application/pdf', 'image/png', 'image/jpeg'] } as const;
      const stored = await files.receive(context.req.raw.body as ReadableStream | null, limits);
      const answer = await database.transaction(async (transaction) => {
        const device = await requireDevice(transaction, author, params.deviceId);
        if (!device.disposal) throw new SuiteError('not_open', 'Record the disposal first, then add its certificate.');
        const before = device.disposal.certificate;
        if (before) await files.remove(transaction, { companyId, id: before.fileId });
        const fileId = await files.add(transaction, stored, { companyId, name: query.fileName });
        const disposal = { ...device.disposal, certificate: { fileId, name: query.fileName } };
        const [after] = await transaction.update(devices).set({ disposal }).where(eq(devices.id, device.id)).returning();
        if (!after) throw new Error('the device was not written');
        const changes = [{ what: 'certificate', from: before?.name ?? null, to: query.fileName }];
        await writeAudit(transaction, author, [{ action: 'device.disposed', subject: device.name, changes }], clock());
        return deviceOf({ database: transaction, files, now: clock() }, after);
      });
      kernel.wakeJobs();
      return answer;
    },
  );
}

async function returnTasksOf(database: Database, companyId: string, tasks: readonly Task[]): Promise<contract.ReturnTask[]> {
  const byId = await devicesOf(database, companyId, tasks);
  const names = await namesById(
    database,
    tasks.map(({ userId }) => userId),
  );
  return tasks.map(({ companyId: _, deviceIds, ...task }) => ({
    ...task,
    person: names.get(task.userId) ?? '',
    devices: deviceIds.flatMap((id) => {
      const device = byId.get(id);
      if (!device) return [];
      const { name, serial } = device;
      return [{ id, name, serial, isReturned: isBack(device, task.userId), isWiped: isWiped(device) }];
    }),
  }));
}
