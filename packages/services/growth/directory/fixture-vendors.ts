import { randomUUID } from 'node:crypto';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import { bumpRevision } from './directory/revision';
import { keyOf, newSlug } from './directory/vendor-keys';
import { introductions, prices, reviews, suggestions, vendors } from './schema';

const path = '/solutionhub-vendors/v1';

export const asOf = '2026-03-31';

/** Source of the facts in tests. */
export const testSource = {
  source: 'A list of vendors',
  sourceUrl: 'https://lists.example.com/vendors',
  license: 'CC BY-SA 4.0',
  credit: 'The makers of the list',
  asOf,
};

/** Uploads a vendor file, like an operator's browser. */
export async function importFile(platform: TestPlatform, person: Person, rows: unknown, source: object = testSource) {
  const query = new URLSearchParams({ ...source });
  const response = await platform.fetch(
    new Request(`${apiOrigin(person.browser.deployment)}${path}/vendor-imports?${query}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.tokens.access_token}` },
      body: typeof rows === 'string' ? rows : JSON.stringify(rows),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Creates a vendor in the directory, without facts. */
export async function addVendor(platform: TestPlatform, name = `Vendor ${randomUUID()}`): Promise<string> {
  const [vendor] = await platform.database
    .insert(vendors)
    .values({ name, key: keyOf(name), slug: newSlug(name, new Set()), subCategory: 'accounting', changedAt: new Date() })
    .returning();
  await bumpRevision(platform.database);
  return vendor?.id ?? '';
}

/** Creates the data that the access cases need: a vendor, and a price, review and request that the member made for the firm. */
export async function newVendors(platform: TestPlatform, member: Person) {
  const { database } = platform;
  const { companyId } = member.claims;
  const vendorId = await addVendor(platform);
  const at = new Date(platform.time.now);
  const of = { companyId, vendorId, userId: member.id };
  const entered = { amount: 1, currency: 'USD', unit: 'flat', period: 'month', plan: '', seenOn: asOf, enteredBy: '' } as const;
  const [price] = await database
    .insert(prices)
    .values({ companyId, vendorId, ...entered })
    .returning();
  await database.insert(reviews).values({ ...of, rating: 4, good: '', bad: '', monthsPaid: 1, at });
  const request = { person: 'Pat', firm: 'Firm', email: 'pat@firm.example', message: 'Hello', consentedAt: at } as const;
  const other = await addVendor(platform);
  const [introduction] = await database
    .insert(introductions)
    .values({ ...of, vendorId: other, ...request, state: 'requested', stateAt: at })
    .returning();
  const [suggestion] = await database
    .insert(suggestions)
    .values({ companyId, userId: member.id, name: 'Missing', website: '', why: '', at })
    .returning();
  return {
    vendorId,
    priceId: price?.id ?? '',
    introductionId: introduction?.id ?? '',
    suggestionId: suggestion?.id ?? '',
  };
}
