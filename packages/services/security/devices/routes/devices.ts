import { changesBetween, membersOf, namesById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/devices';
import { checkOwner, leaveRoom, osName } from '../inventory/rules';
import { platformOf } from '../judge/find-release';
import type { DeviceRecord } from '../judge/read-judged';
import { deviceOf, requireDevice } from '../read-device';
import { changedMeanwhile, PROVEN_SYSTEM, refuseTaken } from '../refusals';
import { closeSettledTasks } from '../returns/close-settled-tasks';
import { devices, evidence, handovers } from '../schema';

/** Mounts the inventory of the token's company, one device at a time: `/security-data/v1/devices`. */
export function mountDevices(app: App, kernel: Kernel): void {
  const shown = (database: Database, device: DeviceRecord, now: number) =>
    deviceOf({ database, files: kernel.files, now }, device);

  route(
    app,
    kernel,
    contract.getDevice,
    { summary: 'A device with its checks, evidence and handovers' },
    async ({ input: { params }, caller, database, clock }) =>
      shown(database, await requireDevice(database, inCompany(caller), params.deviceId), clock()),
  );

  route(
    app,
    kernel,
    contract.createDevice,
    { summary: 'Adds a device to the inventory' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      await leaveRoom(database, author.companyId, 1);
      await checkOwner(database, author.companyId, body.ownerId);
      const [made] = await database
        .insert(devices)
        .values({ ...columnsOf(body), companyId: author.companyId, updatedAt: new Date(clock()) })
        .returning()
        .catch(refuseTaken);
      if (!made) throw new Error('the device was not written');
      await writeAudit(database, author, [{ action: 'device.added', subject: made.name }], clock());
      return shown(database, made, clock());
    },
  );

  route(
    app,
    kernel,
    contract.putDevice,
    { summary: 'Changes a device' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const before = await requireDevice(database, author, params.deviceId);
      const { version, ...written } = body;
      if (before.status === 'disposed')
        throw new SuiteError('not_open', 'This device was disposed of. Its record can no longer be changed.');
      const isSystemTyped = written.platform !== before.platform || written.osVersion !== before.osVersion;
      if (isSystemTyped && before.claims.os) throw new InvalidRequestError(PROVEN_SYSTEM, { osVersion: PROVEN_SYSTEM });
      if (written.ownerId !== before.ownerId) await checkOwner(database, author.companyId, written.ownerId);
      const [after] = await database
        .update(devices)
        .set({
          ...(isSystemTyped ? columnsOf(written) : withoutSystem(written)),
          version: version + 1,
          updatedAt: new Date(clock()),
        })
        .where(and(eq(devices.id, before.id), eq(devices.version, version)))
        .returning()
        .catch(refuseTaken);
      if (!after) throw changedMeanwhile();
      const names = await namesById(
        database,
        [before.ownerId, after.ownerId].filter((id) => id !== null),
      );
      const changes = changesBetween(audited(before, names), audited(after, names));
      if (changes.length)
        await writeAudit(database, author, [{ action: 'device.changed', subject: after.name, changes }], clock());
      await closeSettledTasks(database, author.companyId, clock());
      return shown(database, after, clock());
    },
  );

  route(
    app,
    kernel,
    contract.deleteDevice,
    { summary: 'Removes a device that was entered by mistake' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { id, name, disposal } = await requireDevice(database, author, params.deviceId);
      const proofs = await database.$count(evidence, eq(evidence.deviceId, id));
      const signed = await database.$count(
        handovers,
        and(eq(handovers.companyId, author.companyId), sql`${handovers.devices} @> ${JSON.stringify([{ id }])}::jsonb`),
      );
      if (proofs + signed > 0 || disposal)
        throw new SuiteError(
          'not_open',
          'This device has evidence or signed documents, so its record is kept. Dispose of it instead.',
        );
      await database.delete(devices).where(eq(devices.id, id));
      await writeAudit(database, author, [{ action: 'device.removed', subject: name }], clock());
      await closeSettledTasks(database, author.companyId, clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getDevicePeople,
    { summary: 'Active people who can be given a device' },
    async ({ caller, database }) => {
      const people = await membersOf(database, inCompany(caller).companyId);
      return {
        people: people
          .map(({ id, firstName, lastName, email }) => ({ userId: id, name: `${firstName} ${lastName}`, email }))
          .sort((one, other) => one.name.localeCompare(other.name, 'en')),
      };
    },
  );
}

/** Keeps the system that evidence named. */
const withoutSystem = ({ platform: _, osVersion: __, ...rest }: contract.DeviceEntries) => rest;

/** The name of an operating system follows from its platform until evidence gives a better one. */
function columnsOf({ platform, osVersion, ...rest }: contract.DeviceEntries) {
  return { ...rest, platform, osVersion, osName: platformOf(osVersion) ? '' : osName(platform) };
}

/** Returns a device as the audit log shows it. */
function audited(device: DeviceRecord, names: ReadonlyMap<string, string>) {
  const { kind, name, serial, osVersion, ownerId, location, status, purchasedOn, warrantyUntil } = device;
  return {
    name,
    kind,
    serial: serial || null,
    os: osVersion || null,
    owner: ownerId === null ? null : (names.get(ownerId) ?? ''),
    location: location || null,
    status,
    purchasedOn,
    warrantyUntil,
  };
}
