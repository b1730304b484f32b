import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import { isPrintable } from '@suite/kernel/files/printable-picture';
import { eq } from 'drizzle-orm';
import { DEFAULT_ACCENT, MAX_LOGO_PIXELS, type ReportBranding } from '../contract/report-branding';
import { reportBranding } from '../schema/reports';

type BrandingRow = typeof reportBranding.$inferSelect;

/** The accent color and logo that a PDF is printed with. */
export interface Printing {
  accent: string;
  logo: Buffer | undefined;
}

export async function brandingOf(database: Database, companyId: string): Promise<BrandingRow> {
  const [row] = await database.select().from(reportBranding).where(eq(reportBranding.companyId, companyId));
  return row ?? { companyId, accent: null, logoId: null, logoType: null };
}

export async function printingOf(database: Database, files: Files, companyId: string): Promise<Printing> {
  const { accent, logoId } = await brandingOf(database, companyId);
  return { accent: accent ?? DEFAULT_ACCENT, logo: logoId ? await files.read(database, { companyId, id: logoId }) : undefined };
}

/** Returns the branding as an API response. */
export async function readBranding(database: Database, files: Files, companyId: string): Promise<ReportBranding> {
  const { accent, logoId, logoType } = await brandingOf(database, companyId);
  const logo = logoId ? await files.read(database, { companyId, id: logoId }) : undefined;
  return { accent: accent ?? DEFAULT_ACCENT, logo: logo ? `data:${logoType};base64,${logo.toString('base64')}` : null };
}

type Change = Partial<Pick<BrandingRow, 'accent' | 'logoId' | 'logoType'>>;

/** Changes a company's branding and removes a replaced logo. */
export async function changeBranding(transaction: Database, files: Files, companyId: string, change: Change): Promise<void> {
  const { logoId } = await brandingOf(transaction, companyId);
  await transaction
    .insert(reportBranding)
    .values({ companyId, ...change })
    .onConflictDoUpdate({ target: reportBranding.companyId, set: change });
  if (change.logoId !== undefined && logoId !== null) await files.remove(transaction, { companyId, id: logoId });
}

/** Rejects an image that cannot be printed. @throws SuiteError `invalid_request` */
export function checkLogo(picture: Buffer): void {
  if (isPrintable(picture, MAX_LOGO_PIXELS)) return;
  throw new SuiteError(
    'invalid_request',
    `This picture can't be used. Save it again as a PNG without interlacing or as a JPEG, with at most ${MAX_LOGO_PIXELS} × ${MAX_LOGO_PIXELS} pixels.`,
  );
}
