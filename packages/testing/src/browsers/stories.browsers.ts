import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieName } from '@suite/contract/cookies';
import { existsIn, zoneNames, zoneRow } from '@suite/zones/zones';
import { apiOf } from '../api-caller';
import { linkOfMail } from '../link-of-mail';
import { PASSWORD, type Person, people } from '../people';
import { startSuite } from '../running-suite';
import { sendProposal } from '../send-proposal';
import { placed, type Suite } from '../suite-test';
import type { Driver } from './driver';
import { engines } from './engines';
import { type SuiteProxy, startProxy } from './proxy';
import { storyTab, type Tab } from './tab';

/** Browsers know that firms share the suffix `com`, but not what `localhost` is. */
const DOMAIN = 'suite.example.com';

const overview = { role: 'heading', name: 'Overview' };
const securityPlan = { role: 'heading', name: { pattern: '^Written information security plan' } };
const signInButton = { role: 'button', name: 'Sign in' };

for (const { name, isInstalled, start } of engines) {
  (isInstalled ? describe : describe.skip)(`${name}${isInstalled ? '' : ' (not installed)'}`, () => {
    let suite: Suite;
    let proxy: SuiteProxy;
    let driver: Driver;
    let folder: string;

    beforeAll(async () => {
      const running = await startSuite('preview', { SUITE_DOMAINS: DOMAIN, SUITE_DEMO_SIZE: 'small' });
      suite = placed(running, 'prod', DOMAIN);
      proxy = await startProxy();
    });
    afterAll(async () => {
      await proxy?.close();
      await suite?.stop();
    });
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'browser-'));
      driver = await start(proxy, folder);
    });
    afterEach(async () => {
      await driver?.close();
      await rm(folder, { recursive: true });
    });

    const newTab = async () => storyTab(await driver.newTab());

    async function signIn(tab: Tab, person: Person, address = suite.url('home')): Promise<void> {
      await tab.open(address);
      await tab.fill('E-mail', people[person].email);
      await tab.fill('Password', PASSWORD);
      await tab.click(signInButton);
    }

    it('signs a person in and returns to the page that was requested', async () => {
      const tab = await newTab();
      const address = suite.url('iq-clients', '/stalepricing');
      await tab.open(address);
      await tab.fill('E-mail', people.olivia.email);
      await tab.fill('Password', 'Wrong-password-1');
      await tab.click(signInButton);
      await tab.reads('The e-mail or the password is incorrect.');
      await tab.fill('Password', PASSWORD);
      await tab.click(signInButton);
      await tab.sees({ role: 'heading', name: 'Pricing' });
      expect(await tab.address()).toBe(address);
    });

    it('keeps tabs of several hosts signed in when all renew the session at once', async () => {
      const home = await newTab();
      await signIn(home, 'olivia');
      await home.sees(overview);
      const plan = await newTab();
      await plan.open(suite.url('wisp'));
      await plan.sees(securityPlan);
      const clients = await newTab();
      await clients.open(suite.url('iq-clients'));
      await clients.sees({ role: 'heading', name: 'Clients' });

      const access = cookieName('prod', 'access_token');
      const expire = `document.cookie = '${access}=; Secure; SameSite=None; Path=/; Domain=${DOMAIN}; Max-Age=0'`;
      const read = `document.cookie.includes('${access}=')`;
      for (let round = 0; round < 3; round++) {
        await home.evaluate(expire);
        expect(await clients.evaluate(read)).toBe(false);
        await Promise.all([home, plan, clients].map((tab) => tab.reload()));
        await home.sees(overview);
        await plan.sees(securityPlan);
        await clients.sees({ role: 'heading', name: 'Clients' });
        expect(await plan.evaluate(read)).toBe(true);
      }
    });

    it('a logout in one tab signs the tabs of other hosts out', async () => {
      const home = await newTab();
      await signIn(home, 'olivia');
      await home.sees(overview);
      const plan = await newTab();
      await plan.open(suite.url('wisp'));
      await plan.sees(securityPlan);
      await home.click({ role: 'button', name: { pattern: '^Profile of' } });
      await home.click({ role: 'button', name: 'Log out' });
      await home.sees(signInButton);
      await plan.sees(signInButton);
      await home.open(suite.url('home'));
      await home.sees(signInButton);
    });

    it('a hop to another app and back keeps the person signed in', async () => {
      const tab = await newTab();
      await signIn(tab, 'olivia');
      await tab.sees(overview);
      await tab.click({ role: 'button', name: 'Apps' });
      await tab.click({ role: 'link', name: 'Security plan' });
      await tab.sees(securityPlan);
      await tab.evaluate('history.back()');
      await tab.sees(overview);
    });

    it('a new firm imports a file and sees its numbers', async () => {
      const file = join(folder, 'sales.csv');
      await writeFile(
        file,
        'Invoice no,Client,Invoice date,Due date,Paid on,Service,Quantity,Amount (USD)\nA-1,Alder Dental,2026-03-02,2026-04-01,2026-03-30,Bookkeeping,1,400.00\nA-2,Birch Bakery,2026-05-04,2026-06-03,,Payroll,10,275.50\n',
      );
      const tab = await newTab();
      await signIn(tab, 'mia', suite.url('iq-dashboard'));
      await tab.click({ role: 'link', name: 'Set up your firm' });
      await tab.fill('Firm name', 'Cedarworks Tax');
      await tab.click({ role: 'button', name: 'Create firm' });
      await tab.sees({ text: 'CSV or Excel files' });
      await tab.upload(file);
      await tab.click({ role: 'button', name: 'Import 2 rows' });
      await tab.sees({ role: 'heading', name: 'Imported' });
      await tab.reads(/Receivables\s+\$\s*276/);
    });

    it('a client reads and signs an offer on a phone', async () => {
      const email = 'ada@birch.example';
      await sendProposal(suite, { client: 'Birch Dental', recipients: [{ name: 'Ada Birch', email }] });
      const phone = await newTab();
      await phone.resize(390, 844);
      await phone.open(await linkOfMail(suite, email));
      await phone.click({ role: 'link', name: 'Review terms and accept' });
      await phone.click({ role: 'checkbox', name: { pattern: 'I have read the letter of engagement' } });
      await phone.click({ role: 'button', name: 'Continue to sign' });
      await phone.click({ role: 'checkbox', name: { pattern: 'I agree to sign' } });
      await phone.fill('Your full name', 'Ada Birch');
      await phone.click({ role: 'button', name: 'Accept and sign' });
      await phone.reads(/accepted/i);
      expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    });

    it('a visitor books an appointment', async () => {
      const olivia = apiOf(suite);
      await olivia.signIn(people.olivia.email, PASSWORD);
      const { version } = (await olivia.call('GET', '/calendly/v1/calendars')).body.find(
        ({ userId }: { userId: string }) => userId === olivia.userId(),
      );
      const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:55' }));
      await olivia.call('PUT', `/calendly/v1/calendars/${olivia.userId()}`, {
        ...{ timeZone: 'America/New_York', week, days: [], version },
      });
      const { body } = await olivia.call('POST', '/calendly/v1/types', {
        ...{ name: 'First call', description: '', hostId: olivia.userId(), minutes: 30, bufferBefore: 0, bufferAfter: 0 },
        ...{ placeKind: 'phone', placeText: '', noticeHours: 2, daysAhead: 30, reminderHours: null },
      });
      const visitor = await newTab();
      await visitor.open(`${suite.apiOrigin}/calendly/v1/public/types/${body.id}`);
      await visitor.click({ role: 'link', name: { pattern: '^\\d+:\\d\\d' } });
      await visitor.fill('Name', 'Vera Visitor');
      await visitor.fill('E-mail', 'vera@visitor.example');
      await visitor.fill('Phone', '+1 503 555 0188');
      await visitor.solved('altcha');
      await visitor.click({ role: 'button', name: 'Book this time' });
      await visitor.sees({ role: 'heading', name: 'Booked' });
    });

    it('a list is saved as CSV, with every row that the page shows', async () => {
      const tab = await newTab();
      await signIn(tab, 'olivia', suite.url('iq-clients'));
      await tab.sees({ role: 'link', name: 'Hollis Freight' });
      await tab.click({ role: 'button', name: 'More' });
      await tab.click({ role: 'button', name: 'Export CSV' });
      const csv = await tab.downloaded(driver.downloads, /\.csv$/);
      expect(csv).toContain('Hollis Freight');
    });

    it('a dialog closes with Escape, and a to-do gets the day that was entered', async () => {
      const tab = await newTab();
      await signIn(tab, 'olivia', suite.url('iq-client-advisory'));
      await tab.click({ role: 'button', name: 'Add a to-do' });
      const dialog = { role: 'dialog', name: 'New to-do' };
      await tab.sees(dialog);
      await tab.press('Escape');
      await tab.lacks(dialog);
      await tab.click({ role: 'button', name: 'Add a to-do' });
      await tab.fill('Client', 'juniper', dialog);
      await tab.click({ role: 'radio', name: 'Juniper Legal', within: dialog });
      await tab.fill('What is to be done', 'Ask about payroll', dialog);
      await tab.enterDay('Due on', '2027-03-04', dialog);
      await tab.click({ role: 'button', name: 'Add', within: dialog });
      await tab.reads('Mar 4, 2027');
    });

    it('every app opens', async () => {
      const tab = await newTab();
      await signIn(tab, 'olivia');
      await tab.sees(overview);
      for (const zone of zoneNames.filter((name) => existsIn(name, 'prod') && name !== 'home' && !zoneRow(name).public)) {
        await tab.open(suite.url(zone));
        await tab.sees({ role: 'heading' }).catch((error) => {
          throw new Error(`${zone}: ${error.message}`);
        });
        expect(await tab.text()).not.toContain('went wrong');
      }
    }, 300_000);

    it('a question in the chat gets an answer with its source', async () => {
      const tab = await newTab();
      await signIn(tab, 'olivia', suite.url('chat'));
      await tab.fill('Your question', 'Who owes us most?');
      await tab.press('Enter');
      await tab.reads('Hollis Freight');
      await tab.reads('$1,500.00');
      await tab.sees({ role: 'button', name: 'Source 2: Hollis Freight' });
    });
  });
}
