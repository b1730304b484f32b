import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Hono } from 'hono';
import { createOAuth } from './oauth';
import { type EntityName, QuickbooksLedger, seedQuickbooks } from './quickbooks-ledger';
import { createQuickbooksBooks } from './quickbooks-writing';

/** The suite's registration as a client. */
const client = { clientId: 'suiteAtIntuit', clientSecret: 'intuitSecret' };

const REALM = '9130357766912345';

/**
 * Emulates QuickBooks Online: OAuth 2 as `intuit-oauth` uses it (`src/OAuthClient.js`, intuit/oauth-jsclient 4.2.5 at 2685393),
 * queries, change data capture and faults in the forms of `QueryResponse`, `CDCResponse` and `Fault` (`IntuitRestServiceDef.xsd`,
 * intuit/QuickBooks-V3-Java-SDK at 79b5a3c), as JSON:
 * https://developer.intuit.com/app/developer/qbo/docs/learn/explore-the-quickbooks-online-api/data-queries and
 * …/change-data-capture, which goes back 30 days and returns at most 1,000 entities.
 */
export function mountQuickbooks(app: Hono) {
  const oauth = createOAuth({ ...client, expiresIn: 3600 });
  const ledger = new QuickbooksLedger();
  seedQuickbooks(ledger);
  const books = createQuickbooksBooks(ledger);
  const world = { oauth, ledger, books, client, realm: REALM, name: 'Sandbox Company_US_1', isEndless: false };
  const time = () => new Date().toISOString();

  app.get('/connect/oauth2', (context) => oauth.authorize(context, { realmId: world.realm }));
  app.post('/oauth2/v1/tokens/bearer', (context) => oauth.token(context, { x_refresh_token_expires_in: 8_726_400 }));
  app.post('/v2/oauth2/tokens/revoke', async (context) => {
    oauth.revoke((await context.req.json()).token);
    return context.body(null, 200);
  });

  app.use('/v3/company/:realm/*', async (context, next) => {
    if (oauth.isLetIn(context) && context.req.param('realm') === world.realm) return next();
    const error = { message: 'message=AuthenticationFailed; errorCode=003200; statusCode=401', code: '3200' };
    return context.json({ fault: { error: [error], type: 'AUTHENTICATION' }, time: time() }, 401);
  });
  app.get('/v3/company/:realm/companyinfo/:id', (context) =>
    context.json({ CompanyInfo: { CompanyName: world.name, Country: 'US', domain: 'QBO', Id: '1' }, time: time() }),
  );
  app.get('/v3/company/:realm/preferences', (context) =>
    context.json({
      Preferences: { CurrencyPrefs: { MultiCurrencyEnabled: true, HomeCurrency: { value: 'USD' } } },
      time: time(),
    }),
  );

  books.mount(app);
  app.get('/v3/company/:realm/query', (context) => {
    const text = context.req.query('query') ?? '';
    const [, what, name] = /^select (count\(\*\)|\*) from (\w+)/i.exec(text) ?? [];
    const list = books.lists[name ?? ''];
    if (name && list) return context.json({ QueryResponse: { [name]: list }, time: time() });
    if (!name || !ledger.knows(name)) {
      const errors = [{ Message: 'Error parsing query', Detail: 'QueryParserError', code: '4000' }];
      return context.json({ Fault: { Error: errors, type: 'ValidationFault' }, time: time() }, 400);
    }
    const rows = ledger
      .list(name)
      .filter((row) => /where active in \(true, ?false\)/i.test(text) || row.Active !== false)
      .filter((row) => books.isRequested(text, row));
    if (what !== '*') return context.json({ QueryResponse: { totalCount: rows.length }, time: time() });
    const start = Number(/startposition (\d+)/i.exec(text)?.[1] ?? 1);
    const most = Math.min(1000, Number(/maxresults (\d+)/i.exec(text)?.[1] ?? 100));
    const shown = world.isEndless ? ledger.more(name, most) : rows.slice(start - 1, start - 1 + most);
    // A page without entities omits the property.
    const found = shown.length ? { [name]: shown, startPosition: start, maxResults: shown.length } : {};
    return context.json({ QueryResponse: found, time: time() });
  });

  app.get('/v3/company/:realm/cdc', (context) => {
    const since = Date.parse(context.req.query('changedSince') ?? '');
    if (Number.isNaN(since) || since < Date.now() - 30 * MILLISECONDS_PER_DAY) {
      const errors = [{ Message: 'Invalid changedSince', Detail: 'The date has to be within 30 days', code: '2010' }];
      return context.json({ Fault: { Error: errors, type: 'ValidationFault' }, time: time() }, 400);
    }
    const parts = (context.req.query('entities') ?? '').split(',').map((name) => {
      const changed = ledger.changed(name as EntityName, since).slice(0, 1000);
      return changed.length ? { [name]: changed, startPosition: 1, maxResults: changed.length } : {};
    });
    return context.json({ CDCResponse: [{ QueryResponse: parts }], time: time() });
  });
  return world;
}
