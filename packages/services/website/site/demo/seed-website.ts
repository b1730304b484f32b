import { randomUUID } from 'node:crypto';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { offeredServices } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import type { DemoData } from '@suite/kernel/service/service';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import { eq } from 'drizzle-orm';
import type { PageContent } from '../contract/pages';
import { plainRichText } from '../contract/rich-text';
import { defaultFacts } from '../facts/default-facts';
import { startSite } from '../pages/start-site';
import { contentOf } from '../pages/templates';
import { requestPublication } from '../publish/request';
import { pages, sites } from '../schema';

const { id: companyId, name } = demoCompanies.harborlineAccounting;
const { firstName, lastName, email } = demoPeople.olivia;
const by = `${firstName} ${lastName}`;

/** Price book categories that become articles, with their titles. */
const articles = [
  ['Bookkeeping', 'What our bookkeeping packages include'],
  ['Tax', 'The tax returns we prepare'],
] as const;

/** Adds the demo firm's published website, based on the other demo data. */
export async function seedWebsite(database: Database, { size, now }: DemoData): Promise<void> {
  if (size !== 'full') return;
  const book = await offeredServices(database, companyId);
  const facts = {
    ...defaultFacts(name),
    email,
    people: [{ id: 'olivia', name: by, role: '', credentials: '', bio: '', photoId: null, email }],
    services: book.map(({ id }) => ({ bookId: id, text: '' })),
    languages: ['English'],
    accent: '#1b5e6f',
  };
  await database.insert(sites).values({ companyId, slug: 'harborline', facts });
  const start = { companyId, firm: name, by, now };
  await startSite(database, start);
  for (const [at, [category, title]] of articles.entries()) {
    const shown = book.filter((service) => service.category.startsWith(category));
    if (shown.length === 0) continue;
    const text = shown.map((service) => `## ${service.name}\n${service.description}`).join('\n');
    const content: PageContent = {
      ...contentOf('article', title),
      ...{ category, author: by, on: utcDayOf(now - (at + 1) * 7 * MILLISECONDS_PER_DAY) },
      summary: shown.map((service) => service.name).join(', '),
      blocks: [{ id: 'text', kind: 'text', body: plainRichText(text) }],
    };
    await database.insert(pages).values({
      ...{ id: randomUUID(), companyId, kind: 'article' as const, position: 10 + at, content },
      ...{ updatedAt: new Date(now), updatedBy: by },
    });
  }
  const made = await database.select().from(pages).where(eq(pages.companyId, companyId));
  for (const { id, content, version } of made)
    await database
      .update(pages)
      .set({ published: content, publishedVersion: version, publishedAt: new Date(now) })
      .where(eq(pages.id, id));
  await requestPublication(database, { companyId, name: by, now });
}
