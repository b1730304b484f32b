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
 * Returns the initial content of a proposal from a template. Lines of the price book get its current texts and prices; a line
 * stays as saved when its service now has another currency. All options and lines get new ids.
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
