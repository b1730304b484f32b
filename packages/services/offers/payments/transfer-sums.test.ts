import { demoPeople } from '@services/identity/demo/demo-people';
import { lineOf } from '@services/proposals/fixture-proposals';
import { isFullRun } from '@suite/env/node';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import fc from 'fast-check';
import type { Payment } from './contract/billing';
import type { ClientCredit } from './contract/transfers';
import { acceptNew, readBilling } from './fixture-payments';

const path = '/payments/v1';
const DUE = 50_000;
const CHARGES = 3;

/** What a bookkeeper writes down: each transfer with what it paid of each charge. */
interface Recorded {
  id: string;
  amount: number;
  paidBack: number;
  paid: number[];
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const leftOf = ({ amount, paidBack, paid }: Recorded) => amount - paidBack - sum(paid);

const charge = fc.nat(CHARGES - 1);
const step = fc.oneof(
  fc.record({ what: fc.constant('receive' as const), charge, amount: fc.integer({ min: 1, max: 2 * DUE }) }),
  fc.record({ what: fc.constant('use' as const), charge, amount: fc.constant(0) }),
  fc.record({ what: fc.constant('pay back' as const), charge, amount: fc.integer({ min: 1, max: DUE }) }),
  fc.record({ what: fc.constant('undo' as const), charge, amount: fc.constant(0) }),
);

onOneDatabase('the sums of transfers', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
    platform.time.now = Date.parse('2027-01-31T15:00:00Z');
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const send = async (rest: string, body: object | undefined, method = 'POST') => {
    const { status, body: answer } = await person.send(`${path}/${rest}`, { method, ...(body && { body }) });
    return { status, answer };
  };

  it('add up to what was settled, kept as credit and paid back after any steps, and undoing restores them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const client = crypto.randomUUID();
        const proposals: string[] = [];
        const ids: string[] = [];
        for (let count = 0; count < CHARGES; count++) {
          const option = { id: crypto.randomUUID(), name: 'Services', description: '', lines: [lineOf()] };
          const { proposalId, payment } = await acceptNew(platform, person, { options: [option] }, client);
          proposals.push(proposalId);
          ids.push(payment.id);
        }
        const recorded: Recorded[] = [];
        const openOf = (at: number) => DUE - sum(recorded.map(({ paid }) => paid[at] ?? 0));

        for (const { what, charge: at, amount } of steps) {
          platform.time.now += 1_000;
          if (what === 'receive') {
            const { status, answer } = await send(`payments/${ids[at]}/receipt`, { on: '2027-01-31', amount });
            expect(status).toBe(openOf(at) > 0 ? 200 : 409);
            if (status !== 200) continue;
            const known = new Set(recorded.map(({ id }) => id));
            const id = (answer as Payment).transfers.find((one) => !known.has(one.id))?.id ?? '';
            const paid = ids.map((_, place) => (place === at ? Math.min(amount, openOf(at)) : 0));
            recorded.push({ id, amount, paidBack: 0, paid });
          } else if (what === 'use') {
            const credit = sum(recorded.map(leftOf));
            const { status } = await send(`payments/${ids[at]}/credit`, undefined);
            expect(status).toBe(openOf(at) > 0 && credit > 0 ? 200 : 409);
            if (status !== 200) continue;
            // The oldest first.
            for (const one of recorded) one.paid[at] = (one.paid[at] ?? 0) + Math.min(leftOf(one), openOf(at));
          } else {
            const one = recorded.at(-1 - at);
            if (!one) continue;
            if (what === 'pay back') {
              const { status } = await send(`transfers/${one.id}/paybacks`, { amount, reason: 'Asked for it' });
              expect(status).toBe(amount <= leftOf(one) ? 200 : 409);
              if (status === 200) one.paidBack += amount;
            } else {
              const { status } = await send(`transfers/${one.id}`, undefined, 'DELETE');
              expect(status).toBe(one.paidBack === 0 ? 204 : 409);
              if (status === 204) recorded.splice(recorded.indexOf(one), 1);
            }
          }
          await expectRecorded();
        }
        for (const one of recorded.filter(({ paidBack }) => paidBack === 0)) {
          expect((await send(`transfers/${one.id}`, undefined, 'DELETE')).status).toBe(204);
          recorded.splice(recorded.indexOf(one), 1);
        }
        await expectRecorded();

        async function expectRecorded() {
          const shown = await Promise.all(proposals.map(async (id) => (await readBilling(person, id)).payments[0]));
          expect(shown.map((payment) => payment?.open)).toEqual(ids.map((_, at) => openOf(at)));
          expect(shown.map((payment) => payment?.status)).toEqual(ids.map((_, at) => (openOf(at) === 0 ? 'paid' : 'due')));
          const settled = sum(shown.flatMap((payment) => payment?.transfers.map((transfer) => transfer.amount) ?? []));
          expect(settled).toBe(sum(shown.map((payment) => payment?.collected ?? 0)));
          const { credits } = (await person.send(`${path}/credits`)).body as { credits: ClientCredit[] };
          const left = sum(credits.filter(({ proposalId }) => proposals.includes(proposalId)).map((credit) => credit.left));
          expect(left).toBe(sum(recorded.map(leftOf)));
          expect(settled + left + sum(recorded.map(({ paidBack }) => paidBack))).toBe(sum(recorded.map(({ amount }) => amount)));
          expect(shown.every((payment) => payment && payment.open >= 0 && payment.open <= DUE)).toBe(true);
        }
      }),
      { numRuns: isFullRun() ? 30 : 4, seed: 20270131 },
    );
  }, 240_000);
});
