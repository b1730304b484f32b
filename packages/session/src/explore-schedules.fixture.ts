import { getOrganization } from '@services/identity/contract/identity';
import { SuiteError } from '@suite/contract/errors';
import fc from 'fast-check';
import { settled } from './memory-browser';
import { type MemoryTab, memorySuite } from './memory-suite.fixture';
import { readTokens } from './token-cookies';

type Action = { tab: number } & ({ kind: 'renew' | 'call' | 'log out' | 'look' } | { kind: 'switch'; companyId: string });

const TABS = ['https://hub.suite.example/home/#/', 'https://hub.suite.example/iq/clients/#/', 'https://ai.suite.example/chat/#/'];

const tab = fc.nat(TABS.length - 1);
const common = [
  fc.record({ tab, kind: fc.constantFrom('renew' as const, 'call' as const, 'look' as const) }),
  fc.record({ tab, kind: fc.constant('switch' as const), companyId: fc.constantFrom('c1', 'c2', 'c3') }),
];
const leaving = fc.record({ tab, kind: fc.constant('log out' as const) });

/** The result of a schedule. */
interface Outcome {
  /** Times that a tab shows somebody after a logout has reached it, and valid tokens at the end. */
  resurrected: number;
  /** Requests whose bearer token is for another company than the page that made them. */
  mixed: number;
  /** Tabs that show a company other than the last one chosen. */
  astray: number;
  /** Refresh tokens that a strict server rejected, without a logout. */
  refused: number;
}

/**
 * Runs generated actions in three tabs on two hosts while a scheduler orders every arrival: of requests, of the cookies that
 * responses set, of responses, and of the change events in each tab.
 */
async function runSchedule(scheduler: fc.Scheduler, actions: readonly Action[]): Promise<Outcome> {
  const suite = memorySuite({ step: (name) => scheduler.schedule(Promise.resolve(), name) });
  suite.signIn({ lives: 0 });
  let mixed = 0;
  let chosen: string | undefined;
  const companies = ['c1', 'c2', 'c3'];
  for (const company of companies) {
    suite.routes[`GET /identity/v1/organizations/${company}`] = (request) => {
      const [, body = ''] = (request.headers.get('Authorization') ?? '').split('.');
      if (JSON.parse(atob(body)).companyId !== company) mixed += 1;
      return Response.json({ name: company });
    };
  }
  const tabs = TABS.map((address) => suite.openTab(address));
  const opened = Promise.all(tabs.map(({ session }) => session.guard()));
  await scheduler.waitFor(opened);

  async function act({ session, client }: MemoryTab, action: Action): Promise<unknown> {
    switch (action.kind) {
      case 'renew':
        return session.refresh();
      case 'call': {
        const companyId = session.token().companyId;
        if (!companyId) return undefined;
        return client.call(getOrganization, { params: { companyId }, epoch: session.epoch() });
      }
      case 'look':
        return session.look();
      case 'log out':
        return session.logOut();
      case 'switch':
        chosen = action.companyId;
        return session.switchCompany(action.companyId);
    }
  }

  const hasLoggedOut = actions.some(({ kind }) => kind === 'log out');
  let resurrected = 0;
  for (const { session } of tabs) {
    let isOut = false;
    session.subscribe(() => {
      const isNobody = session.token().userId === '';
      if (isOut && !isNobody) resurrected += 1;
      isOut ||= isNobody;
    });
  }
  const outcomes: Promise<unknown>[] = [];
  scheduler.scheduleSequence(
    actions.map((action) => ({
      label: action.kind,
      builder: async () => void outcomes.push(act(tabs[action.tab] as MemoryTab, action).catch(expected)),
    })),
  );
  await scheduler.waitIdle();
  await settled();
  await Promise.all(outcomes);
  for (const { session } of tabs) session.look();

  const shown = tabs.map(({ session }) => session.token());
  const isSignedIn = readTokens(tabs[0]?.browser as MemoryTab['browser']).refresh !== '';
  return {
    resurrected: resurrected + (hasLoggedOut ? shown.filter(({ userId }) => userId).length + Number(isSignedIn) : 0),
    mixed,
    astray: hasLoggedOut || !chosen ? 0 : shown.filter(({ companyId }) => companyId !== chosen).length,
    refused: hasLoggedOut ? 0 : suite.counts.refusals,
  };
}

/** Failures that the actions may cause: a call for another company, a session that has ended. */
function expected(error: unknown): undefined {
  if (error instanceof SuiteError) return undefined;
  throw error;
}

/** Runs logouts and company switches that race renewals, in a number of schedules. */
export async function exploreSchedules(runs: number, seed?: number): Promise<Outcome> {
  const total: Outcome = { resurrected: 0, mixed: 0, astray: 0, refused: 0 };
  const actions = fc.oneof(
    fc.array(fc.oneof(...common), { minLength: 1, maxLength: 6 }),
    fc
      .tuple(fc.array(fc.oneof(...common), { maxLength: 4 }), leaving, fc.array(fc.oneof(...common), { maxLength: 3 }))
      .map(([before, logOut, after]) => [...before, logOut, ...after]),
  );
  const property = fc.asyncProperty(fc.scheduler(), actions, async (scheduler, chosen) => {
    const outcome = await runSchedule(scheduler, chosen);
    for (const key of Object.keys(total) as (keyof Outcome)[]) total[key] += outcome[key];
    if (Object.values(outcome).some(Boolean)) throw new Error(JSON.stringify(outcome));
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  return total;
}
