import type { ReadableStream } from 'node:stream/web';
import { changesBetween, writeAudit } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import * as contract from '../contract/report-branding';
import { brandingOf, changeBranding, checkLogo, readBranding } from './branding';

type Author = ReturnType<typeof inCompany>;

export function mountBranding(app: App, kernel: Kernel): void {
  const { files } = kernel;

  /** Returns what the audit log records about the branding. It does not name the logo. */
  const audited = async (database: Database, companyId: string) => {
    const { accent, logoId } = await brandingOf(database, companyId);
    return { accent: accent ?? contract.DEFAULT_ACCENT, logo: logoId };
  };

  async function change(database: Database, author: Author, now: number, by: Parameters<typeof changeBranding>[3]) {
    const { companyId } = author;
    await lockByName(database, `report branding ${companyId}`);
    const before = await audited(database, companyId);
    await changeBranding(database, files, companyId, by);
    const changes = (changesBetween(before, await audited(database, companyId)) ?? []).map((each) =>
      each.what === 'logo' ? { ...each, from: each.from && 'a logo', to: each.to && 'a new logo' } : each,
    );
    if (changes.length) await writeAudit(database, author, [{ action: 'report-branding.changed', subject: '', changes }], now);
    return readBranding(database, files, companyId);
  }

  route(
    app,
    kernel,
    contract.getReportBranding,
    { summary: 'The logo and the accent color of reports' },
    ({ caller, database }) => readBranding(database, files, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    contract.putReportBranding,
    { summary: 'Set the accent color of reports' },
    ({ input: { body }, caller, database, clock }) => change(database, inCompany(caller), clock(), { accent: body.accent }),
  );

  route(
    app,
    kernel,
    contract.putReportLogo,
    { summary: 'Upload the logo of reports, a PNG or JPEG' },
    async ({ caller, database, clock, context }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const limits = { bytes: contract.MAX_LOGO_BYTES, types: ['image/png', 'image/jpeg'] } as const;
      const stored = await files.receive(context.req.raw.body as ReadableStream | null, limits);
      const logoType = stored.mediaType === 'image/png' ? 'image/png' : 'image/jpeg';
      const answer = await database.transaction(async (transaction) => {
        const logoId = await files.add(transaction, stored, { companyId, name: 'logo' });
        const picture = await files.read(transaction, { companyId, id: logoId });
        checkLogo(picture ?? Buffer.alloc(0));
        return change(transaction, author, clock(), { logoId, logoType });
      });
      kernel.wakeJobs();
      return answer;
    },
  );

  route(app, kernel, contract.deleteReportLogo, { summary: 'Remove the logo of reports' }, ({ caller, database, clock }) =>
    change(database, inCompany(caller), clock(), { logoId: null, logoType: null }),
  );
}
