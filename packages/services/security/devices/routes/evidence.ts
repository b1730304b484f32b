import type { ReadableStream } from 'node:stream/web';
import { firmTimeZone, fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { dayIn, daysIn } from '@suite/values/zone-day';
import { and, desc, eq } from 'drizzle-orm';
import * as contract from '../contract/evidence';
import { applyReadings } from '../intake/apply-readings';
import { mergeClaims } from '../intake/merge-claims';
import { readEvidence } from '../intake/read-evidence';
import { type DatedReading, notUnderstood, type Reading } from '../intake/reading';
import { osName } from '../inventory/rules';
import { type DeviceRecord, readUnsupported } from '../judge/read-judged';
import { deviceOf, isAdministrator, requireDevice } from '../read-device';
import { devices, type EvidenceDetails, evidence, type System } from '../schema';

export function mountEvidence(app: App, kernel: Kernel): void {
  const { files } = kernel;

  route(
    app,
    kernel,
    contract.uploadEvidence,
    { summary: 'Takes output of osquery or an export of a device management' },
    async ({ input: { query }, caller, database, clock, context }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const stored = await files.receive(context.req.raw.body as ReadableStream | null, { bytes: contract.MAX_EVIDENCE_BYTES });
      // Outside the transaction, which would block the embedded database for others.
      const file = await readEvidence(await files.contentOf(stored), new Date(clock()));
      const { source, readings, leftOut, lacking, unread } = file;
      const dated = datedBy(readings, query.date, { now: clock(), timeZone: await firmTimeZone(database, companyId) });
      const answer = await database.transaction(async (transaction) => {
        const fileId = await files.add(transaction, stored, { companyId, name: query.fileName });
        const isAdmin = isAdministrator(author);
        const result = await applyReadings(transaction, {
          ...{ companyId, source, readings: dated, leftOut },
          ...(!isAdmin && { ownerId: userId }),
          addsDevices: isAdmin && query.addsDevices === 'yes',
          by: { id: userId, name: await fullNameOf(transaction, userId) },
          file: { id: fileId, name: query.fileName },
          isUnsupported: await readUnsupported(transaction, new Date(clock())),
          now: clock(),
        });
        if (result.updated + result.added === 0) await files.remove(transaction, { companyId, id: fileId });
        else await noteUpload(transaction, author, query.fileName, result, clock());
        return { source, ...result, lacking, unread };
      });
      kernel.wakeJobs();
      return answer;
    },
  );

  route(
    app,
    kernel,
    contract.confirmDevice,
    { summary: 'Says what the owner of a device sees on it today' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const device = await requireOpen(database, author, params.deviceId);
      const { platform, osVersion, answers } = body;
      if (!osVersion && Object.values(answers).every((isOn) => isOn === undefined))
        throw notUnderstood('Nothing was answered. Answer at least one question, or leave the device as it is.');
      const at = new Date(clock());
      const reasons = withoutBlanks(body.reasons);
      const details: EvidenceDetails = Object.keys(reasons).length ? { reasons } : {};
      const system = platform && osVersion ? { platform, osVersion, osName: systemName(device, platform, osVersion) } : undefined;
      const claims = { claims: withoutBlanks(answers), details, ...(system && { system }) };
      const isUnsupported = await readUnsupported(database, at);
      const merged = mergeClaims(device.claims, claims, { source: 'self-check', at, isUnsupported });
      const [after] = await database
        .update(devices)
        .set({ claims: merged, lastSeenAt: at, ...(system && merged.os?.system) })
        .where(eq(devices.id, device.id))
        .returning();
      if (!after) throw new Error('the device was not written');
      const by = await fullNameOf(database, author.userId);
      await database.insert(evidence).values({
        ...{ companyId: author.companyId, deviceId: device.id, source: 'self-check' as const, at },
        ...{ by, byId: author.userId, claims: claims.claims, details, osVersion: system?.osVersion ?? '' },
      });
      const changes = Object.entries(reasons).map(([what, to]) => ({ what, from: null, to }));
      await writeAudit(database, author, [{ action: 'device.confirmed', subject: device.name, changes }], clock());
      return deviceOf({ database, files, now: clock() }, after);
    },
  );

  route(
    app,
    kernel,
    contract.addScreenshot,
    { summary: 'Adds a screenshot to the confirmation of today' },
    async ({ input: { params }, caller, database, clock, context }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      await requireOpen(database, author, params.deviceId);
      const limits = { bytes: contract.MAX_PICTURE_BYTES, types: ['image/png', 'image/jpeg'] } as const;
      const stored = await files.receive(context.req.raw.body as ReadableStream | null, limits);
      return database.transaction(async (transaction) => {
        const device = await requireOpen(transaction, author, params.deviceId);
        const own = and(eq(evidence.deviceId, device.id), eq(evidence.source, 'self-check'), eq(evidence.byId, userId));
        const [latest] = await transaction.select().from(evidence).where(own).orderBy(desc(evidence.at)).limit(1).for('update');
        const dayAt = daysIn(await firmTimeZone(transaction, companyId));
        if (!latest || dayAt(latest.at.getTime()) !== dayAt(clock()))
          throw new SuiteError('not_open', 'Confirm the device first: a screenshot belongs to the confirmation of the same day.');
        if (latest.pictureId) throw new SuiteError('not_open', 'This confirmation has a screenshot already.');
        const pictureId = await files.add(transaction, stored, { companyId, name: 'screenshot' });
        await transaction.update(evidence).set({ pictureId }).where(eq(evidence.id, latest.id));
        return deviceOf({ database: transaction, files, now: clock() }, device);
      });
    },
  );
}

/** @throws SuiteError `not_found`, `not_open` for a device that was disposed of */
async function requireOpen(database: Database, caller: Administrator, id: string): Promise<DeviceRecord> {
  const device = await requireDevice(database, caller, id);
  if (device.status === 'disposed') throw new SuiteError('not_open', 'This device was disposed of.');
  return device;
}

const withoutBlanks = <Value>(entries: Record<string, Value | undefined>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== ''),
  );

/** Keeps the full name that osquery reported while the person confirms the same system. */
const systemName = (device: System, platform: System['platform'], osVersion: string): string =>
  device.platform === platform && device.osVersion === osVersion ? device.osName : osName(platform);

/**
 * Dates readings by the file, or by the day that the person entered when the file has none. The time of the upload is never used.
 * @throws InvalidRequestError with the field `date`
 */
function datedBy(
  readings: readonly Reading[],
  date: string | undefined,
  { now, timeZone }: { now: number; timeZone: string },
): DatedReading[] {
  const today = dayIn(timeZone, now);
  if (!readings.length) return [];
  if (readings.some(({ seenAt }) => seenAt)) return readings.map((reading) => ({ ...reading, seenAt: reading.seenAt ?? null }));
  if (date === undefined)
    throw undated(
      'This file doesn’t say when it was made, or names a day that has not come yet. Enter the date on which it was made.',
    );
  if (date > today) throw undated('Enter the day on which the file was made: today or earlier.');
  const seenAt = new Date(date === today ? now : Math.min(now, Date.parse(`${date}T12:00:00Z`)));
  return readings.map((reading) => ({ ...reading, seenAt }));
}

const undated = (message: string) => new InvalidRequestError(message, { date: message });

function noteUpload(
  database: Database,
  author: Administrator,
  fileName: string,
  { updated, added }: { updated: number; added: number },
  now: number,
): Promise<void> {
  const changes = [
    { what: 'updated', from: null, to: String(updated) },
    { what: 'added', from: null, to: String(added) },
  ];
  return writeAudit(database, author, [{ action: 'device-evidence.uploaded', subject: fileName, changes }], now);
}
