import { getUserCompanies } from '@services/identity/contract/identity';
import fc from 'fast-check';
import { COMPANIES, memorySuite } from './memory-suite.fixture';

interface Counts {
  calls: number;
  served: number;
  renewals: number;
  /** The most requests that one call made. */
  maxTries: number;
}

/**
 * Makes a number of calls at the moment of expiry, each with its own latency. Half of them start before their token has expired
 * by the page's clock and are rejected by the server.
 */
export async function callsAtExpiry(calls: number, seed = 1): Promise<Counts> {
  const latencies = fc.sample(fc.nat(50), { numRuns: 997, seed });
  const suite = memorySuite();
  suite.signIn();
  const { session, client } = suite.openTab();
  await session.guard();
  const tries = new Map<string, number>();
  const accept = suite.routes[COMPANIES] as (request: Request) => Response;
  const spent = suite.machine.cookies.get('access_token');
  let arrivals = 0;
  suite.routes[COMPANIES] = async (request) => {
    const call = new URL(request.url).searchParams.get('include') ?? '';
    tries.set(call, (tries.get(call) ?? 0) + 1);
    arrivals += 1;
    for (let tick = latencies[arrivals % latencies.length] ?? 0; tick > 0; tick -= 1) await Promise.resolve();
    const isSpent = request.headers.get('Authorization') === `Bearer ${spent}`;
    return isSpent ? Response.json({ code: 'unauthorized', message: 'It has run out.' }, { status: 401 }) : accept(request);
  };
  const call = (index: number) =>
    client.call(getUserCompanies, { params: { userId: 'u1' }, query: { include: `${index}` as 'segments' } });
  const early = Array.from({ length: Math.ceil(calls / 2) }, (_, index) => call(index));
  await Promise.resolve();
  suite.machine.time += 3600;
  suite.machine.uptime += 3600;
  const late = Array.from({ length: Math.floor(calls / 2) }, (_, index) => call(early.length + index));
  const outcomes = await Promise.allSettled([...early, ...late]);
  return {
    calls,
    served: outcomes.filter(({ status }) => status === 'fulfilled').length,
    renewals: suite.counts.renewals,
    maxTries: Math.max(...tries.values()),
  };
}
