import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { mergeClaims } from '../intake/merge-claims';
import { readUnsupported } from '../judge/read-judged';
import { devices, evidence } from '../schema';
import { type DemoDevice, demoDevices } from './demo-devices';

const { id: companyId } = demoCompanies.harborlineAccounting;
const { id: byId, firstName, lastName } = demoPeople.olivia;

/** Adds the demo firm's devices and the evidence for them. */
export async function seedDevices(database: Database, now: number): Promise<void> {
  const updatedAt = new Date(now);
  const momentOf = (days: number) => new Date(now - days * MILLISECONDS_PER_DAY);
  const detailsOf = ({ volumes, backupDays }: NonNullable<DemoDevice['proof']>) => ({
    ...(volumes && { volumes }),
    ...(backupDays !== undefined && { lastBackupAt: momentOf(backupDays).toISOString() }),
  });
  const isUnsupported = await readUnsupported(database, updatedAt);
  const systemOf = ({ platform, osName, osVersion }: DemoDevice) => ({ platform, osName, osVersion });
  const rows = await database
    .insert(devices)
    .values(
      demoDevices.map(({ isOwned, proof, ...device }) => ({
        ...device,
        companyId,
        ownerId: isOwned ? byId : null,
        claims: proof
          ? mergeClaims(
              {},
              { claims: proof.claims, details: detailsOf(proof), ...(device.osVersion && { system: systemOf(device) }) },
              { source: proof.source, at: momentOf(proof.days), isUnsupported },
            )
          : {},
        lastSeenAt: proof ? momentOf(proof.days) : null,
        updatedAt,
      })),
    )
    .returning({ id: devices.id, name: devices.name });
  await database.insert(evidence).values(
    demoDevices.flatMap(({ name, osVersion, proof }) => {
      const deviceId = rows.find((row) => row.name === name)?.id;
      if (!proof || !deviceId) return [];
      const { source, days, claims } = proof;
      const of = { companyId, deviceId, source, at: momentOf(days), by: `${firstName} ${lastName}`, byId };
      return [{ ...of, claims, osVersion, details: detailsOf(proof) }];
    }),
  );
}
