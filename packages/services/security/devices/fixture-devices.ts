import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { DeviceEntries } from './contract/devices';
import { returnTasks } from './schema';

const path = '/security-data/v1';

/** Entries for a laptop in use without an owner, with overrides. */
export const entriesOf = (rest: Partial<DeviceEntries> = {}): DeviceEntries => ({
  kind: 'computer',
  name: `Laptop ${crypto.randomUUID().slice(0, 8)}`,
  serial: crypto.randomUUID().slice(0, 12).toUpperCase(),
  manufacturer: 'Dell',
  model: 'Latitude 5450',
  platform: 'windows',
  osVersion: '10.0.26200',
  ownerId: null,
  location: 'Main office',
  status: 'assigned',
  purchasedOn: null,
  warrantyUntil: null,
  notes: '',
  ...rest,
});

export async function addDevice(administrator: Person, rest: Partial<DeviceEntries> = {}) {
  const { status, body } = await administrator.send(`${path}/devices`, { body: entriesOf(rest) });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** The signed handover or return as a client sends it. */
export const handoverOf = (kind: 'handover' | 'return', userId: string, deviceIds: readonly string[]) => ({
  id: crypto.randomUUID(),
  kind,
  userId,
  on: '2026-03-31',
  devices: deviceIds.map((id) => ({ id, wipe: kind === 'return' ? 'done' : null })),
  signer: 'Pat Doe',
  signature: { kind: 'typed' },
  note: '',
});

/**
 * Adds what the access tests need: devices without an owner and of the member, a signed handover, and another person's return.
 */
export async function newDevices(platform: TestPlatform, administrator: Person, member: Person, other: Person) {
  const { companyId } = administrator.claims;
  const [device, own, given] = [
    await addDevice(administrator),
    await addDevice(administrator, { ownerId: member.id }),
    await addDevice(administrator, { status: 'in-stock' }),
  ];
  await platform.pool.query(`update security_data.devices set wipe = 'needed' where id = $1`, [device.id]);
  const signed = await administrator.send(`${path}/handovers`, { body: handoverOf('handover', other.id, [given.id]) });
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  const [task] = await platform.database
    .insert(returnTasks)
    .values({ companyId, userId: other.id, openedOn: '2026-03-31', dueOn: '2026-04-07', deviceIds: [given.id] })
    .returning();
  return { deviceId: device.id, ownDeviceId: own.id, handoverId: signed.body.id, returnTaskId: task?.id ?? '' };
}

/** Adds many devices with one statement; everything but their VPN and backup is proven. */
export async function addMany(platform: TestPlatform, companyId: string, count: number): Promise<void> {
  const at = new Date(platform.time.now).toISOString();
  const claims = JSON.stringify(
    Object.fromEntries(
      ['os', 'encryption', 'screenLock', 'firewall', 'antivirus'].map((check) => [check, { isOn: true, source: 'osquery', at }]),
    ),
  );
  await platform.pool.query(
    `insert into security_data.devices (company_id, kind, name, serial, platform, os_version, status, claims, last_seen_at, updated_at)
     select $1, 'computer', 'Laptop ' || n, 'M' || n, 'windows', '10.0.26200', 'assigned', $2::jsonb, $3, $3 from generate_series(1, $4::int) as n`,
    [companyId, claims, at, count],
  );
}
