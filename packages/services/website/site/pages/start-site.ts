import { randomUUID } from 'node:crypto';
import { formsOfSite } from '@services/inbox/ports';
import type { Database } from '@suite/kernel/database/database';
import { pages } from '../schema';
import { contentOf, type PageIds, templateOfSite } from './templates';

interface Start {
  companyId: string;
  /** The firm's name, which is the title of the home page. */
  firm: string;
  by: string;
  now: number;
}

/** Adds the template's pages as drafts. */
export async function startSite(transaction: Database, { companyId, firm, by, now }: Start): Promise<PageIds> {
  const [form] = await formsOfSite(transaction, companyId);
  const ids: PageIds = { ...Object.fromEntries(templateOfSite.map(([template]) => [template, randomUUID()])), form: form?.id };
  await transaction.insert(pages).values(
    templateOfSite.map(([template, title], position) => ({
      ...{ id: ids[template] ?? randomUUID(), companyId, kind: 'page' as const, position },
      content: contentOf(template, title || firm, ids),
      ...{ updatedAt: new Date(now), updatedBy: by },
    })),
  );
  return ids;
}
