import type { Database } from '@suite/kernel/database/database';
import { hashOf } from '@suite/kernel/sealing/secret';
import type { Deployment } from '@suite/zones/addresses';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { knownBrowsers } from '../schema/accounts';
import { markBrowser } from './browser-cookie';

interface Seen {
  userId: unknown;
  browserHash: unknown;
  seenAt: unknown;
}

/** SQL: records that somebody signed in with a browser. */
export const noteBrowser = ({ userId, browserHash, seenAt }: Seen): SQL => sql`
  INSERT INTO identity.known_browsers (user_id, browser_hash, seen_at) VALUES (${userId}, ${browserHash}, ${seenAt})
  ON CONFLICT (user_id, browser_hash) DO UPDATE SET seen_at = excluded.seen_at`;

/** Returns whether the owner of an address has signed in with a browser before. */
export async function knowsBrowser(database: Database, email: string, browser: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    SELECT 1 FROM identity.known_browsers JOIN identity.users ON users.id = user_id
    WHERE email = ${email} AND browser_hash = ${hashOf(browser)}`);
  return Boolean(rowCount);
}

/** Forgets all browsers except the one that set a new password, because somebody else may have signed in with the old one. */
export async function knowOnlyThisBrowser(
  database: Database,
  { context, deployment, userId, now }: { context: Context; deployment: Deployment; userId: string; now: number },
): Promise<void> {
  await database.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
  const browserHash = hashOf(markBrowser(context, deployment));
  await database.execute(noteBrowser({ userId, browserHash, seenAt: new Date(now) }));
}
