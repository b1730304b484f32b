import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { demoPeople } from '@services/identity/demo/demo-people';
import { isFullRun } from '@suite/env/node';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson } from '@suite/host/test/person';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import { sendWithMethod } from './fixture-payments';

const program = programFile('accept-until-killed');

/** Longer than a lease. */
const LATER = 180_000;

const KILLS = isFullRun() ? 50 : 3;

/** Milliseconds: longer than an acceptance and its payment take. */
const LONGEST = 700;

onOneDatabase('a platform that is killed with kill -9 while proposals are accepted and paid', (kind) => {
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await openStripeServer();
  });
  afterAll(() => stripe.close());

  it(
    'loses no confirmed acceptance, and charges none twice',
    async () => {
      const platform = await openTestPlatform(kind, { stripeHost: stripe.address });
      const person = await demoPerson(platform, demoPeople.olivia).signIn();
      const { version } = (await person.send('/payments/v1/settings')).body;
      const connected = await person.send('/payments/v1/settings/stripe', {
        method: 'PUT',
        body: { version, secretKey: stripe.secretKey },
      });
      expect(connected.status).toBe(200);
      const tokens: string[] = [];
      for (let n = 0; n < KILLS + 2; n++) tokens.push((await sendWithMethod(platform, stripe, person)).token);
      await platform.settled();
      const { dataFolder, databaseUrl } = platform;
      await platform.close();

      const confirmed = new Set<string>();
      /** Accepts the remaining proposals and is killed some milliseconds after it started; never when that is undefined. */
      async function accept(round: number, moment: number | undefined): Promise<void> {
        const left = tokens.filter((token) => !confirmed.has(token));
        const settings = [dataFolder, databaseUrl ?? '', stripe.address, String(round * LATER)];
        const child = spawn(process.execPath, [program, ...settings, ...left], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const ended = once(child, 'close');
        let timer: NodeJS.Timeout | undefined;
        for await (const line of createInterface(child.stdout)) {
          if (line !== 'ready') confirmed.add(line);
          else if (moment !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), moment);
        }
        const [code] = await ended;
        clearTimeout(timer);
        if (moment === undefined) expect(code).toBe(0);
      }
      for (let round = 1; round <= KILLS; round++) await accept(round, Math.random() * LONGEST);
      await accept(KILLS + 1, undefined);

      const again = await openTestPlatform(kind, { dataFolder, databaseUrl, seed: false, stripeHost: stripe.address });
      again.time.now = Date.now() + (KILLS + 2) * LATER;
      await again.settled();
      const { rows } = await again.pool.query(
        `SELECT p.status, b.proposal_id IS NOT NULL AS is_billed, count(y.id)::int AS payments, min(y.status) AS paid
         FROM proposals.proposals AS p
         LEFT JOIN payments.billings AS b ON b.proposal_id = p.id
         LEFT JOIN payments.payments AS y ON y.proposal_id = p.id
         WHERE p.client = 'Bayview Dental' GROUP BY 1, 2, p.id`,
      );
      expect(rows).toEqual(tokens.map(() => ({ status: 'accepted', is_billed: true, payments: 1, paid: 'paid' })));
      const charged = stripe.account.charged().map(({ customer }) => customer);
      expect([charged.length, new Set(charged).size]).toEqual([tokens.length, tokens.length]);
      await again.close();
    },
    isFullRun() ? 1_200_000 : 180_000,
  );
});
