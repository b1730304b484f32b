import {
  adoptionsOf,
  catalogOf,
  factsOf,
  favoritesOf,
  introductionsOf,
  pricesOf,
  ratingsOf,
  readPeers,
  readSoftware,
  reviewsOf,
} from '@services/directory/ports';
import { peopleIn } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { loadTogether, once } from './load-together';

export type Context = ReturnType<typeof createContext>;

/** Creates the data access of one request for the caller's own company; everything is read at most once. */
export function createContext(database: Database, caller: Caller) {
  const { companyId, userId, rights } = caller;
  const catalog = once(() => catalogOf(database));
  const ofCompany = <Value>(read: (companyId: string) => PromiseLike<Value>, without: Value) =>
    once(() => (companyId === null ? Promise.resolve(without) : read(companyId)));

  return {
    database,
    catalog,
    /** @throws SuiteError `not_found` before there is a company */
    companyId(): string {
      if (companyId === null) throw new SuiteError('not_found', 'You belong to no company yet.');
      return companyId;
    },
    /** @throws SuiteError `forbidden` */
    requireOperator(): void {
      if (!rights.includes('operator')) throw new SuiteError('forbidden', 'Only operators of the suite see this.');
    },
    facts: loadTogether((ids) => factsOf(database, ids)),
    prices: loadTogether(async (ids) => (companyId === null ? new Map() : pricesOf(database, companyId, ids))),
    ratings: loadTogether((ids) => ratingsOf(database, ids)),
    reviews: loadTogether((ids) => reviewsOf(database, companyId, ids)),
    peers: loadTogether(async (keys) => (companyId === null ? new Map() : readPeers(database, companyId, keys))),
    favorites: ofCompany<string[]>((id) => favoritesOf(database, id, userId), []),
    software: ofCompany(async (id) => readSoftware(database, await catalog(), id), undefined),
    introductions: ofCompany((id) => introductionsOf(database, id), []),
    adoptions: ofCompany((id) => adoptionsOf(database, id), new Map()),
    people: ofCompany((id) => peopleIn(database, id), []),
  };
}
