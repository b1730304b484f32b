import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { apiOrigin } from '@suite/zones/addresses';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { hashOf, seal, unseal } from '../sealing/secret';
import type { Client } from '../throttle/client';
import { attempt, perWriter, throttleSubject } from '../throttle/throttle';
import type { Caller } from './caller';
import type { AppContext, Kernel } from './kernel';
import { InvalidRequestError } from './problem';
import { idempotencyKeys } from './schema';

interface Write {
  kernel: Kernel;
  context: AppContext;
  caller: Caller | undefined;
  /** The unparsed request body. */
  text: string;
  answer: (database: Database) => Promise<Response>;
}

/**
 * Runs a write in one transaction, and only once per Idempotency-Key: the claim on the key, the write and its response are
 * committed together, and a second call with the key waits for them. The stored response can be read only with the key, which is
 * not stored. The same key counts as a different one for another person, company, environment or query. All calls without a
 * sign-in count as one caller: nobody can guess somebody else's key, and a network that changes between two attempts must not
 * cause two writes.
 */
export async function once({ kernel: { database, clock }, context, caller: person, text, answer }: Write): Promise<Response> {
  const key = context.req.header(Header.idempotencyKey);
  if (key === undefined) return database.transaction(answer);
  if (key.length === 0 || key.length > 200) throw new InvalidRequestError(`${Header.idempotencyKey} takes 1 to 200 characters.`);
  if (!person) await admitWriter(database, context.env.client, clock());
  const { pathname, search } = new URL(context.req.url);
  const target = `${person?.companyId ?? ''} ${context.req.method} ${apiOrigin(context.get('deployment'))}${pathname}${search}`;
  const caller = person?.userId ?? '';
  const keyHash = hashOf(key);
  const bodyHash = hashOf(`${key}:${text}`);
  const row = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.keyHash, keyHash), eq(idempotencyKeys.target, target));

  return database.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ caller, keyHash, target, bodyHash, createdAt: new Date(clock()) })
      .onConflictDoNothing();
    if (claimed.rowCount === 0) {
      const [first] = await transaction.select().from(idempotencyKeys).where(row);
      if (!first?.status || !first.bodyHash.equals(bodyHash)) {
        throw new SuiteError('idempotency_key_reused', `This ${Header.idempotencyKey} was used for another request.`);
      }
      const headers = first.answer === null ? undefined : { 'Content-Type': 'application/json' };
      return new Response(first.answer && unseal(first.answer, key), { status: first.status, headers });
    }
    const response = await answer(transaction);
    const body = response.body && (await response.clone().text());
    await transaction
      .update(idempotencyKeys)
      .set({ status: response.status, answer: body ? seal(body, key) : null })
      .where(row);
    return response;
  });
}

/** Responses to anonymous callers are stored, too: a client that sends many writes with a key has to wait. */
async function admitWriter(database: Database, client: Client, now: number): Promise<void> {
  try {
    await attempt(database, throttleSubject('write by', client.address), now, perWriter(client));
  } catch (error) {
    if (!(error instanceof SuiteError) || error.code !== 'throttled') throw error;
    const { retryAfterSeconds = 1 } = error;
    throw new SuiteError('throttled', `Too many requests from your network. Try again in ${retryAfterSeconds} s.`, {
      retryAfterSeconds,
    });
  }
}
