import type { Context, Hono } from 'hono';
import { createOAuth } from './oauth';
import { seedXero, XeroLedger } from './xero-ledger';
import { createXeroBooks } from './xero-writing';

/** The suite's registration as a client. */
export const xeroClient = { clientId: 'suite-at-xero', clientSecret: 'xero-secret' };

const TENANT = 'fe79f7dd-b6d4-4a92-ba7b-538af6289c58';
const CONNECTION = '7cb59f93-2964-421d-bb5e-a0f7a4572a44';

/** Max rows per response: few, so that a small organization has several pages. */
const MAX = 5;

/**
 * Emulates Xero: its identity service (`xero-identity.yaml`) and Accounting API (`xero_accounting.yaml`), both of
 * XeroAPI/Xero-OpenAPI 16.1.0 at e952d0b. Scopes, tenants, `page`, `pageSize`, `order`, `pagination` and If-Modified-Since are
 * described there under `paths`; 429 with Retry-After under https://developer.xero.com/documentation/guides/oauth2/limits.
 */
export function mountXero(app: Hono) {
  const oauth = createOAuth({ ...xeroClient, expiresIn: 1800 });
  const ledger = new XeroLedger();
  seedXero(ledger);
  const books = createXeroBooks(ledger);
  const world = {
    oauth,
    ledger,
    /** What the organization accepts when invoices, contacts and payments are written. */
    books,
    client: xeroClient,
    tenant: { id: TENANT, name: 'Demo Company (US)' },
    /** Organizations that the person connected to the suite. */
    connections: [CONNECTION],
    /** Whether every page is full, so that there is always another one. */
    isEndless: false,
    /** Whether every page is the first one. */
    isStuck: false,
  };

  app.get('/identity/connect/authorize', (context) => {
    world.connections = [CONNECTION];
    return oauth.authorize(context);
  });
  app.post('/connect/token', (context) => oauth.token(context, { scope: 'offline_access' }));
  app.post('/connect/revocation', async (context) => {
    oauth.revoke(String((await context.req.parseBody()).token));
    return context.body(null, 200);
  });

  app.use('/connections/*', refuseStrangers);
  app.use('/api.xro/*', refuseStrangers);
  async function refuseStrangers(context: Context, next: () => Promise<void>) {
    if (oauth.isLetIn(context)) return next();
    const problem = { Title: 'Unauthorized', Status: 401, Detail: 'AuthenticationUnsuccessful' };
    return context.json({ Type: null, ...problem, Instance: CONNECTION, Extensions: {} }, 401);
  }

  app.get('/connections', (context) =>
    context.json(
      world.connections.map((id) => ({
        id,
        authEventId: '99070a1a-8a8d-4c6e-bb0a-44b6d2f4ab8d',
        tenantId: world.tenant.id,
        tenantType: 'ORGANISATION',
        tenantName: world.tenant.name,
        createdDateUtc: '2019-12-07T18:46:19.5165400',
        updatedDateUtc: '2019-12-07T18:46:19.5187840',
      })),
    ),
  );
  app.delete('/connections/:id', (context) => {
    world.connections = world.connections.filter((id) => id !== context.req.param('id'));
    return context.body(null, 204);
  });

  app.use('/api.xro/*', async (context, next) => {
    if (world.connections.length && context.req.header('xero-tenant-id') === world.tenant.id) return next();
    return context.json({ Title: 'Forbidden', Status: 403, Detail: 'AuthenticationUnsuccessful' }, 403);
  });
  app.get('/api.xro/2.0/Organisation', (context) =>
    context.json({ ...envelope(), Organisations: [{ Name: world.tenant.name, BaseCurrency: 'USD', CountryCode: 'US' }] }),
  );
  books.mount(app, {
    envelope,
    refuse: (context, scope) =>
      oauth.hasScope(context, scope)
        ? undefined
        : context.json({ Type: null, Title: 'Unauthorized', Status: 401, Detail: 'AuthorizationUnsuccessful' }, 401),
  });
  for (const name of [
    'Contacts',
    'Payments',
    'CreditNotes',
    'Overpayments',
    'Prepayments',
    'Invoices',
    'BankTransactions',
  ] as const) {
    app.get(`/api.xro/2.0/${name}`, (context) => {
      const since = context.req.header('If-Modified-Since');
      const after = since ? Date.parse(since) : 0;
      const rows = ledger.list(name).filter(({ updated, row }) => updated >= after && books.isRequested(context, row));
      const requested = Number(context.req.query('page') ?? 1);
      const pageSize = Math.min(MAX, Number(context.req.query('pageSize') ?? 100));
      const page = world.isStuck ? 1 : requested;
      const shown = rows.slice((page - 1) * pageSize, page * pageSize).map(({ row }) => row);
      if (world.isEndless && !shown.length) shown.push(...ledger.more(name, pageSize));
      const pagination = { page, pageSize, pageCount: Math.ceil(rows.length / pageSize), itemCount: rows.length };
      return context.json({ ...envelope(), pagination, [name]: shown });
    });
  }
  return world;
}

const envelope = () => ({
  Id: '900c500b-e83c-4ce2-902a-b8ba04751748',
  Status: 'OK',
  ProviderName: 'Firm Suite',
  DateTimeUTC: `/Date(${Date.now()})/`,
});
