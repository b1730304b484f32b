import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { Line, Option } from '@suite/pricing/line';
import { repriced } from '@suite/pricing/new-line';
import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceRow } from './price-book/book-service';
import { services, templates } from './schema';

interface Used {
  title: string;
  message: string;
  currency: string;
  options: Option[];
  termsId: string | null;
  validDays: number;
}

/**
 * What a proposal from a template begins with. Lines of the price book have its present texts and prices; those of a service that
 * is now priced in another currency stay as they were written. All options and lines have new ids.
 */
export async function templateOf(database: Database, companyId: string, templateId: string): Promise<Used | undefined> {
  if (!isUuid(templateId)) return undefined;
  const [row] = await database
    .select()
    .from(templates)
    .where(and(eq(templates.companyId, companyId), eq(templates.id, templateId)));
  if (!row) return undefined;
  const { title, message, currency, options, termsId, validDays } = row;
  const ids = options.flatMap(({ lines }) => lines.flatMap(({ serviceId }) => serviceId ?? []));
  const found = ids.length
    ? await database
        .select()
        .from(services)
        .where(and(eq(services.companyId, companyId), eq(services.currency, currency), inArray(services.id, ids)))
    : [];
  const byId = new Map(found.map((service) => [service.id, service]));
  const present = (line: Line) => presentLine(line, line.serviceId === null ? undefined : byId.get(line.serviceId));
  return {
    title,
    message,
    currency,
    options: options.map((option) => ({ ...option, id: crypto.randomUUID(), lines: option.lines.map(present) })),
    termsId,
    validDays,
  };
}

const presentLine = (line: Line, service: ServiceRow | undefined): Line => ({
  ...(service ? repriced(line, service) : line),
  id: crypto.randomUUID(),
});
