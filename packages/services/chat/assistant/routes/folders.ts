import { SuiteError } from '@suite/contract/errors';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as endpoints from '../contract/conversations';
import { conversations, folders } from '../schema';
import type { Owner } from '../stored/find-conversation';
import type { Chat } from './chat';

/** Maximum number of folders per person. */
const MAX_FOLDERS = 100;

const ofOwner = ({ companyId, userId }: Owner) => and(eq(folders.companyId, companyId), eq(folders.userId, userId));

const taken = () => new SuiteError('name_taken', 'Another folder has this name.');

/** Mounts the routes of a person's folders. */
export function mountFolders(app: App, { kernel }: Chat): void {
  route(app, kernel, endpoints.getFolders, { summary: "The caller's folders" }, async ({ caller, database }) => {
    const inFolder = sql<number>`(select count(*)::int from ${conversations} where ${conversations.folderId} = ${folders.id})`;
    const found = await database
      .select({ id: folders.id, name: folders.name, conversations: inFolder })
      .from(folders)
      .where(ofOwner(inCompany(caller)))
      .orderBy(asc(sql`lower(${folders.name})`));
    return { folders: found };
  });

  route(app, kernel, endpoints.createFolder, { summary: 'Create a folder' }, async ({ caller, database, input: { body } }) => {
    const owner = inCompany(caller);
    const { companyId, userId } = owner;
    if ((await database.$count(folders, ofOwner(owner))) >= MAX_FOLDERS)
      throw new SuiteError('limit_reached', 'You have as many folders as one may have.');
    const [row] = await database
      .insert(folders)
      .values({ companyId, userId, name: body.name })
      .onConflictDoNothing()
      .returning({ id: folders.id, name: folders.name });
    if (!row) throw taken();
    return { ...row, conversations: 0 };
  });

  route(
    app,
    kernel,
    endpoints.putFolder,
    { summary: 'Rename a folder' },
    async ({ caller, database, input: { params, body } }) => {
      const { folderId } = params;
      try {
        const { rowCount } = isUuid(folderId)
          ? await database
              .update(folders)
              .set({ name: body.name })
              .where(and(ofOwner(inCompany(caller)), eq(folders.id, folderId)))
          : { rowCount: 0 };
        if (!rowCount) throw new SuiteError('not_found', 'There is no such folder.');
        return undefined;
      } catch (error) {
        throw isDuplicate(error) ? taken() : error;
      }
    },
  );

  route(
    app,
    kernel,
    endpoints.deleteFolder,
    { summary: 'Delete a folder, and keep its conversations' },
    async ({ caller, database, input: { params } }) => {
      const { folderId } = params;
      const { rowCount } = isUuid(folderId)
        ? await database.delete(folders).where(and(ofOwner(inCompany(caller)), eq(folders.id, folderId)))
        : { rowCount: 0 };
      if (!rowCount) throw new SuiteError('not_found', 'There is no such folder.');
      return undefined;
    },
  );
}
