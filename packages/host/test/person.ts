import { randomUUID } from 'node:crypto';
import type { Role } from '@services/identity/contract/access';
import { companyScope, type TokenAnswer } from '@services/identity/contract/token';
import { demoPeople } from '@services/identity/demo/demo-people';
import { memberships, users } from '@services/identity/schema/accounts';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { Browser } from './browser';
import type { TestPlatform } from './test-platform';

interface Send {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A signed-in person who makes calls. */
export class Person {
  readonly browser: Browser;
  tokens: TokenAnswer = { access_token: '', refresh_token: '', id_token: '' };

  constructor(
    platform: TestPlatform,
    readonly id: string,
    readonly email: string,
  ) {
    this.browser = new Browser(platform);
  }

  async signIn(more: Record<string, string> = {}): Promise<this> {
    this.tokens = await this.browser.signIn(this.email, more);
    return this;
  }

  /** Sends a call with the current access token; the default method depends on whether there is a body. */
  async send(path: string, request: Send = {}) {
    const response = await this.browser.send(path, { ...request, token: this.tokens.access_token });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  /** Renews the tokens, optionally for another company. Returns the status. */
  async renew(companyId?: string): Promise<number> {
    const response = await this.browser.refresh(this.tokens.refresh_token, companyId && companyScope(companyId));
    if (response.ok) this.tokens = await response.json();
    return response.status;
  }

  get claims() {
    const claims = decodeJwt<{ rights: string; companyId: string; sessionId: string }>(this.tokens.access_token);
    return { ...claims, rights: claims.rights.split(',') };
  }
}

interface Of {
  companyId: string;
  role?: Role;
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** Adds a person to a company, with the password of the demo people. */
export async function addPerson(platform: TestPlatform, of: Of): Promise<Person> {
  const { companyId, role = 'member', email = `p-${randomUUID()}@people.example`, firstName = 'Pat', lastName = 'Doe' } = of;
  const { database } = platform;
  const [demo] = await database.select().from(users).where(eq(users.id, demoPeople.olivia.id));
  const [made] = await database
    .insert(users)
    .values({ email, firstName, lastName, passwordHash: demo?.passwordHash ?? '' })
    .returning();
  if (!made) throw new Error('the person was not written');
  await addToCompany(platform, made.id, { companyId, role });
  return new Person(platform, made.id, email);
}

export async function addToCompany({ database, time }: TestPlatform, userId: string, of: Pick<Of, 'companyId' | 'role'>) {
  await database.insert(memberships).values({ userId, ...of, joinedAt: new Date(time.now) });
}

export const demoPerson = (platform: TestPlatform, { id, email }: { id: string; email: string }): Person =>
  new Person(platform, id, email);
