import { companyName, membersOf, writeAudit } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { utcDayOf } from '@suite/values/iso-day';
import { zoneUrl } from '@suite/zones/zone-url';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import * as contract from '../contract/devices';
import { importRows } from '../intake/import-rows';
import { checkOwner } from '../inventory/rules';
import { labelsPdf } from '../labels/labels-pdf';
import { noDevice } from '../refusals';
import { closeSettledTasks } from '../returns/close-settled-tasks';
import { devices } from '../schema';

export function mountBulk(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.changeDevices,
    { summary: 'Changes the same fields of many devices' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const set = Object.fromEntries(Object.entries(body.set).filter(([, value]) => value !== undefined));
      const ids = [...new Set(body.deviceIds)];
      if (Object.keys(set).length === 0) return { changed: 0 };
      await checkOwner(database, companyId, body.set.ownerId ?? null);
      const changed = await database
        .update(devices)
        .set({ ...set, version: sql`${devices.version} + 1`, updatedAt: new Date(clock()) })
        .where(and(eq(devices.companyId, companyId), inArray(devices.id, ids), ne(devices.status, 'disposed')))
        .returning({ id: devices.id });
      // Throwing rolls the changes back.
      if (changed.length < ids.length) throw noDevice();
      const changes = await changesOf(body.set, companyId);
      await writeAudit(database, author, [{ action: 'devices.changed', subject: String(changed.length), changes }], clock());
      await closeSettledTasks(database, companyId, clock());
      return { changed: changed.length };

      async function changesOf({ ownerId, ...rest }: typeof body.set, company: string) {
        const owner = ownerId && (await membersOf(database, company)).find(({ id }) => id === ownerId);
        const written = {
          ...rest,
          ...(ownerId !== undefined && { owner: owner ? `${owner.firstName} ${owner.lastName}` : null }),
        };
        return Object.entries(written).map(([what, to]) => ({ what, from: null, to: to || null }));
      }
    },
  );

  route(
    app,
    kernel,
    contract.importDevices,
    { summary: 'Adds or updates devices by the rows of a CSV file' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const result = await importRows(database, author.companyId, body.rows, clock());
      const changes = [
        { what: 'added', from: null, to: String(result.added) },
        { what: 'updated', from: null, to: String(result.updated) },
      ];
      if (result.added + result.updated > 0)
        await writeAudit(database, author, [{ action: 'devices.imported', subject: '', changes }], clock());
      return result;
    },
  );

  route(
    app,
    kernel,
    contract.printLabels,
    { summary: 'Labels of devices with QR codes, as PDF' },
    async ({ input: { body }, caller, database, deployment, clock }) => {
      const { companyId } = inCompany(caller);
      const ids = [...new Set(body.deviceIds)];
      const rows = await database
        .select({ id: devices.id, name: devices.name, serial: devices.serial })
        .from(devices)
        .where(and(eq(devices.companyId, companyId), inArray(devices.id, ids)));
      if (rows.length < ids.length) throw noDevice();
      const byId = new Map(rows.map((row) => [row.id, row]));
      const pdf = await labelsPdf({
        firm: await companyName(database, companyId),
        createdAt: new Date(clock()),
        format: body.format,
        labels: ids.flatMap((id) => {
          const row = byId.get(id);
          return row ? [{ ...row, address: zoneUrl(deployment, 'devices', '/device', { id }) }] : [];
        }),
      });
      return pdfAnswer(pdf, `device-labels-${utcDayOf(clock())}.pdf`);
    },
  );
}

export const pdfAnswer = (pdf: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
