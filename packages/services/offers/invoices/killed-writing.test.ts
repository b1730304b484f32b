import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sendWithMethod } from '@services/payments/fixture-payments';
import { isFullRun } from '@suite/env/node';
import { silentLogger } from '@suite/env/quiet.fixture';
import { openConnectable, providersAt } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import { readInvoices, switchOn } from './fixture-invoices';

/** A platform that does what is due and then ends. */
const program = programFile('sync-until-killed');

/** Milliseconds, longer than a lease and than the wait for another attempt. */
const LATER = 1_000_000;

/** For each process in turn, the number of requests to the ledger and to Stripe at which it is killed. */
const kills = isFullRun() ? Array.from({ length: 50 }, (_, round) => 1 + ((round * 5) % 7)) : [1, 3, 2, 4];
const INVOICES = isFullRun() ? 30 : 3;

onOneDatabase('a platform that is killed with kill -9 while charges are collected, invoiced and posted', (kind) => {
  let server: ProviderServer;
  let stripe: StripeServer;
  beforeAll(async () => {
    [server, stripe] = [await openProviderServer(), await openStripeServer()];
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  it(
    'charges each client, writes each invoice and posts each payment once, and loses none',
    async () => {
      const { platform, noah } = await openConnectable(kind, server, {
        stripeHost: stripe.address,
        deployment: { environment: 'local', domain: 'localhost', port: 3000 },
        // Stripe refuses each client’s first charge.
        logger: silentLogger,
      });
      const { version } = (await noah.send('/payments/v1/settings')).body;
      const body = { version, secretKey: stripe.secretKey };
      expect((await noah.send('/payments/v1/settings/stripe', { method: 'PUT', body })).status).toBe(200);
      await switchOn(platform, noah, { paymentAccountId: '5690f1e8-1d02-4893-90c2-ee1a69eff942' });
      // The first invoice is postponed, and those after it wait for it. Stripe is busy.
      server.faults.push({ at: '/Contacts', status: 429, headers: { 'Retry-After': '40000' } });
      const clients = [];
      for (let n = 0; n < INVOICES; n++) clients.push(await sendWithMethod(platform, stripe, noah));
      stripe.faults.push({ at: 'POST /v1/payment_intents', answer: 429, times: Number.POSITIVE_INFINITY });
      for (const { visitor } of clients) expect((await visitor.sign()).status).toBe(201);
      await platform.settled();
      server.faults.length = 0;
      stripe.faults.length = 0;
      expect((await readInvoices(noah)).counts).toMatchObject({ open: INVOICES, written: 0 });
      expect(stripe.account.charged()).toEqual([]);
      await platform.pool.query(
        `update kernel.jobs set run_at = to_timestamp(0) where kind in ('write invoice', 'collect payment')`,
      );
      const { dataFolder, databaseUrl } = platform;
      await platform.close();

      const start = (round: number) => {
        // The ledger has forgotten the keys by then.
        server.xero.books.forgetKeys();
        const settings = [
          dataFolder,
          databaseUrl ?? '',
          JSON.stringify(providersAt(server)),
          String(round * LATER),
          stripe.address,
        ];
        return spawn(process.execPath, [program, ...settings], { stdio: ['ignore', 'ignore', 'inherit'] });
      };
      for (const [round, at] of kills.entries()) await killAt({ server, stripe }, start(round + 1), at);
      const [code] = await once(start(kills.length + 1), 'close');
      expect(code).toBe(0);

      const again = await openTestPlatform(kind, {
        ...{ dataFolder, databaseUrl, providers: providersAt(server), stripeHost: stripe.address },
      });
      const { rows } = await again.pool.query(
        `select i.state, i.reference, i.total::int, y.status, p.state as posting, p.amount::int as posted
         from invoices.invoices as i
         join payments.payments as y on y.id = i.payment_id left join invoices.postings as p on p.invoice_id = i.id
         where i.total is not null order by i.reference`,
      );
      const written = [...server.xero.ledger.documents.values()].filter(({ reference }) => reference.startsWith('Proposal'));
      expect(rows).toEqual(
        written
          .map(({ reference }) => reference)
          .sort()
          .map((reference) => ({
            ...{ state: 'written', reference, total: 50_000, status: 'paid', posting: 'written', posted: 50_000 },
          })),
      );
      expect(rows).toHaveLength(INVOICES);
      expect(server.xero.books.created).toMatchObject({ Invoices: INVOICES, Contacts: 1, Payments: INVOICES });
      const charged = stripe.account.charged().map(({ customer }) => customer);
      expect([charged.length, new Set(charged).size]).toEqual([INVOICES, INVOICES]);
      await again.close();
    },
    isFullRun() ? 1_200_000 : 240_000,
  );
});

/** Kills a process at its n-th request to the ledger or to Stripe, which is still processed there. */
async function killAt(
  { server, stripe }: { server: ProviderServer; stripe: StripeServer },
  child: ChildProcess,
  times: number,
): Promise<void> {
  let count = 0;
  const countRequest = (path: string) => {
    if (/\/api\.xro\/|\/v1\//.test(path) && ++count === times) child.kill('SIGKILL');
  };
  [server.onRequest, stripe.onRequest] = [countRequest, countRequest];
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  [server.onRequest, stripe.onRequest] = [() => undefined, () => undefined];
}
