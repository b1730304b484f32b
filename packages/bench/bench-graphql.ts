import { documents } from '@services/directory-api/documents/documents';
import { schema } from '@services/directory-api/graphql';
import { costOf } from '@services/directory-api/limits/check-limits';
import { MAX_COST } from '@services/directory-api/limits/costs';
import { createContext } from '@services/directory-api/schema/context';
import { createLogger } from '@suite/env/logger';
import { openDatabase } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { type ExecutionResult, execute, parse } from 'graphql';
import { databaseClock } from './graphql/database-clock';
import { COMPANY, fillDirectory } from './graphql/fill';
import { fieldQueries, refusedQueries, widestQueries } from './graphql/queries';
import { type Bench, type DatabaseAddress, onEachDatabase } from './insights/databases';
import type { Measurement } from './row';

const ROUNDS = 5;

const caller: Caller = {
  ...{ userId: '', sessionId: '', email: '', firstName: '', lastName: '', hasCurrentRights: true },
  companyId: null,
  rights: ['app:explore', 'operator'],
};

/** Measures the database time of GraphQL's fields in milliseconds, and checks that the cost limit refuses queries over 100 ms. */
export const benchGraphql = (): Promise<Measurement[]> =>
  onEachDatabase(async (bench) => {
    const fresh = await bench.template(fillDirectory);
    const place = await fresh();
    try {
      return await measureAll(bench, place);
    } finally {
      await bench.drop(place);
    }
  });

async function measureAll({ name }: Bench, { dataFolder, databaseUrl: url }: DatabaseAddress): Promise<Measurement[]> {
  const { database, pool, close } = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  // Statements run one after the other, so that their times can be added up.
  pool.options.max = 1;
  pool.options.idleTimeoutMillis = 0;
  const { rows } = await pool.query<{ userId: string; companyId: string }>(
    `select user_id as "userId", company_id as "companyId" from identity.memberships
     where company_id = (select id from identity.companies where name = $1)`,
    [COMPANY],
  );
  const asker = { ...caller, ...rows[0] };
  const databaseTime = await databaseClock(pool, name);

  /** Returns the minimum of several rounds, because other work on the machine only adds time. */
  async function timeOf(text: string, variables: object = {}): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = databaseTime();
      const contextValue = { own: createContext(database, asker) };
      const result = (await execute({
        ...{ schema, document: parse(text), contextValue },
        variableValues: { ...variables },
      })) as ExecutionResult;
      if (result.errors) throw result.errors[0];
      times.push(databaseTime() - before);
    }
    return Math.min(...times);
  }

  const costOfText = (text: string, variables: Record<string, unknown> = {}) => {
    try {
      return costOf({ schema, document: parse(text), variables });
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  };

  try {
    // The directory is loaded into memory once, outside of the queries.
    await timeOf('{ directory { vendors } }');
    const base = await timeOf('{ directory { vendors } }');
    const lines: Measurement[] = [];
    for (const { field, text, without, times } of fieldQueries) {
      const spent = ((await timeOf(text)) - (without ? await timeOf(without) : 0)) / times;
      const cost = (costOfText(text) - (without ? costOfText(without) : 0)) / times;
      const measured = `${spent.toFixed(3)} ms, cost ${(spent * (MAX_COST / 100)).toFixed(1)}`;
      lines.push({ name: `${name}: ${field}`, measured, aim: `at most its cost, ${cost}` });
    }
    lines.push({ name: `${name}: reading the revision`, measured: `${base.toFixed(3)} ms`, aim: '' });
    let worst = { title: '', time: 0 };
    for (const { title, text, variables } of [...zoneQueries, ...widestQueries(costOfText)]) {
      if (costOfText(text, variables) > MAX_COST) throw new Error(`${title} is refused`);
      const time = await timeOf(text, variables);
      if (time > worst.time) worst = { title, time };
    }
    lines.push({
      name: `${name}: the dearest query that is answered: ${worst.title}`,
      measured: `${worst.time.toFixed(1)} ms of database time`,
      aim: 'under 100 ms',
    });
    for (const { title, text } of refusedQueries) {
      const isRefused = costOfText(text) > MAX_COST;
      const measured = `${(await timeOf(text)).toFixed(1)} ms of database time, ${isRefused ? 'refused' : 'answered'}`;
      lines.push({ name: `${name}: ${title}`, measured, aim: 'refused, over 100 ms' });
    }
    return lines;
  } finally {
    await close();
  }
}

const slugs = ['bright-accounting-0', 'bright-accounting-10', 'bright-accounting-20', 'bright-accounting-30'];

/** The zone's queries with the largest variables that it sends. */
const zoneQueries = Object.entries(documents).map(([title, text]) => {
  const all = { vendors: { first: 50 }, vendor: { slug: slugs[0] }, compare: { slugs } };
  return { title, text: text as string, variables: title in all ? all[title as keyof typeof all] : {} };
});
