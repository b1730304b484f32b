import { membersOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { isDay } from '@suite/values/iso-day';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type ImportColumn, type ImportResult, MAX_NOTES } from '../contract/devices';
import { type Kind, kinds, type Platform, type Status } from '../contract/terms';
import { leaveRoom, osName } from '../inventory/rules';
import { platformOf } from '../judge/find-release';
import { PROVEN_SYSTEM } from '../refusals';
import { devices } from '../schema';
import { cleanText, serialOf } from './reading';

interface Row {
  line: number;
  cells: Record<ImportColumn, string>;
}

type Values = Partial<typeof devices.$inferInsert>;

/** Devices written with one statement. */
const BATCH = 500;

/** Adds a device for each row, or updates the filled-in columns of the device with the same serial number. */
export async function importRows(
  transaction: Database,
  companyId: string,
  rows: readonly Row[],
  now: number,
): Promise<ImportResult> {
  const rejected: ImportResult['rejected'] = [];
  const people = new Map<string, string>();
  for (const { id, firstName, lastName, email } of await membersOf(transaction, companyId)) {
    people.set(email.toLowerCase(), id);
    people.set(`${firstName} ${lastName}`.toLowerCase(), id);
  }
  const known = await knownSerials(transaction, companyId, rows);
  const lines = new Map<string, number>();
  const added: (typeof devices.$inferInsert)[] = [];
  const changed: { id: string; cells: Values }[] = [];
  for (const { line, cells } of rows) {
    const read = readRow(cells, people);
    if (typeof read === 'string') {
      rejected.push({ line, reason: read });
      continue;
    }
    const serial = (read.serial ?? '').toUpperCase();
    const earlier = serial ? lines.get(serial) : undefined;
    if (earlier !== undefined) {
      rejected.push({ line, reason: `The serial number ${read.serial} is on line ${earlier}, too. Each device needs its own.` });
      continue;
    }
    if (serial) lines.set(serial, line);
    const present = serial ? known.get(serial) : undefined;
    if (present?.status === 'disposed') {
      rejected.push({ line, reason: 'The device with this serial number was disposed of.' });
    } else if (present?.claims.os && read.osVersion !== undefined) {
      const { platform, osVersion, osName: _, ...rest } = read;
      if (platform === present.platform && osVersion === present.osVersion) changed.push({ id: present.id, cells: rest });
      else rejected.push({ line, reason: `${PROVEN_SYSTEM} Or leave the platform and the version out of the file.` });
    } else if (present) {
      changed.push({ id: present.id, cells: read });
    } else if (!read.name) {
      rejected.push({ line, reason: 'The name is missing. Fill it in.' });
    } else {
      const { name, kind = 'computer', status = read.ownerId ? 'assigned' : 'in-stock' } = read;
      added.push({ ...read, companyId, name, kind, status, updatedAt: new Date(now) });
    }
  }
  for (let at = 0; at < changed.length; at += BATCH) await changeBatch(transaction, changed.slice(at, at + BATCH), now);
  if (added.length) await leaveRoom(transaction, companyId, added.length);
  for (let at = 0; at < added.length; at += BATCH)
    await transaction.insert(devices).values(complete(added.slice(at, at + BATCH)));
  return { added: added.length, updated: changed.length, rejected };
}

/** Updates the columns that are filled in, with one statement for hundreds of devices. */
const changeBatch = (transaction: Database, batch: readonly { id: string; cells: Values }[], now: number) =>
  transaction.execute(sql`
    UPDATE ${devices} AS device SET
      name = coalesce(cells->>'name', device.name), kind = coalesce(cells->>'kind', device.kind),
      serial = coalesce(cells->>'serial', device.serial), manufacturer = coalesce(cells->>'manufacturer', device.manufacturer),
      model = coalesce(cells->>'model', device.model), location = coalesce(cells->>'location', device.location),
      status = coalesce(cells->>'status', device.status), owner_id = coalesce((cells->>'ownerId')::uuid, device.owner_id),
      purchased_on = coalesce((cells->>'purchasedOn')::date, device.purchased_on),
      warranty_until = coalesce((cells->>'warrantyUntil')::date, device.warranty_until),
      notes = coalesce(cells->>'notes', device.notes), os_version = coalesce(cells->>'osVersion', device.os_version),
      os_name = coalesce(cells->>'osName', device.os_name),
      platform = CASE WHEN jsonb_exists(cells, 'platform') THEN cells->>'platform' ELSE device.platform END,
      version = device.version + 1, updated_at = ${new Date(now).toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS given(id uuid, cells jsonb)
    WHERE device.id = given.id`);

/** Drizzle inserts the columns of the first row for all rows. */
const complete = (rows: (typeof devices.$inferInsert)[]) =>
  rows.map((row) => ({
    ...{ serial: '', manufacturer: '', model: '', platform: null, osName: '', osVersion: '', ownerId: null, location: '' },
    ...{ purchasedOn: null, warrantyUntil: null, notes: '' },
    ...row,
  }));

async function knownSerials(transaction: Database, companyId: string, rows: readonly Row[]) {
  const serials = [...new Set(rows.map(({ cells }) => serialOf(cells.serial).toUpperCase()).filter(Boolean))];
  const found = serials.length
    ? await transaction
        .select({
          ...{ id: devices.id, serial: devices.serial, status: devices.status, claims: devices.claims },
          ...{ platform: devices.platform, osVersion: devices.osVersion },
        })
        .from(devices)
        .where(and(eq(devices.companyId, companyId), inArray(sql`upper(${devices.serial})`, serials)))
        .for('update')
    : [];
  return new Map(found.map((row) => [row.serial.toUpperCase(), row]));
}

const kindWords: Record<string, Kind> = {
  laptop: 'computer',
  desktop: 'computer',
  workstation: 'computer',
  pc: 'computer',
  notebook: 'computer',
  smartphone: 'phone',
  'mobile phone': 'phone',
  firewall: 'router',
  'usb drive': 'storage',
  'external drive': 'storage',
  'storage media': 'storage',
};

const statusWords: Record<string, Exclude<Status, 'disposed'>> = {
  'in stock': 'in-stock',
  'in-stock': 'in-stock',
  assigned: 'assigned',
  'in use': 'assigned',
  returned: 'returned',
  lost: 'lost',
  stolen: 'lost',
};

/** Returns the columns that a row fills in, or why the row is invalid. */
function readRow(cells: Row['cells'], people: ReadonlyMap<string, string>): Values | string {
  const values: Values = {};
  const of = (column: ImportColumn) => cleanText(cells[column]);
  for (const column of ['name', 'manufacturer', 'model', 'location'] as const) if (of(column)) values[column] = of(column);
  const serial = serialOf(cells.serial);
  if (serial) values.serial = serial;
  if (cells.notes.trim()) values.notes = cells.notes.replaceAll('\u0000', '').trim().slice(0, MAX_NOTES);
  const kind = of('kind').toLowerCase();
  if (kind) {
    const known = kinds.find((each) => each === kind) ?? (Object.hasOwn(kindWords, kind) ? kindWords[kind] : undefined);
    if (!known) return `“${of('kind')}” is no kind of device. Use one of these: ${kinds.join(', ')}.`;
    values.kind = known;
  }
  const status = of('status').toLowerCase();
  if (status) {
    const known = Object.hasOwn(statusWords, status) ? statusWords[status] : undefined;
    if (!known) return `“${of('status')}” is no status. Use one of these: in stock, assigned, returned, lost.`;
    values.status = known;
  }
  const owner = of('owner').toLowerCase();
  if (owner) {
    const id = people.get(owner);
    if (!id)
      return `No active person of your firm has the name or address “${of('owner')}”. Invite them first, or leave it empty.`;
    values.ownerId = id;
  }
  for (const column of ['purchasedOn', 'warrantyUntil'] as const) {
    if (of(column) && !isDay(of(column))) return `“${of(column)}” is no date. Write it as 2026-03-31.`;
    if (of(column)) values[column] = of(column);
  }
  return { ...values, ...systemOf(of('platform'), of('osVersion')) };
}

/** An imported operating system is no evidence that it still runs: it proves nothing until a check confirms it. */
function systemOf(name: string, osVersion: string): Pick<Values, 'platform' | 'osName' | 'osVersion'> {
  const platform: Platform | null = platformOf(name || osVersion);
  if (!name && !osVersion) return {};
  return { platform, osVersion, osName: name || osName(platform) };
}
