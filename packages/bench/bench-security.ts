import type { Page } from '@playwright/test';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import { placed, type Suite } from '@suite/testing/suite-test';
import type { ZoneName } from '@suite/zones/zones';
import { type SQL, sql } from 'drizzle-orm';
import { type Action, type Drawn, pressRow, timesOf } from './press-times';
import type { Measurement } from './row';
import { inSeededSuite } from './seeded-suite';

const PEOPLE = 2_000;
const DEVICES = 5_000;
const company = demoCompanies.brightfield.id;

/** People with courses of three assignments each, and devices for most of them. Some of both are compliant, some are not. */
const fill: readonly SQL[] = [
  sql`
    WITH made AS (
      INSERT INTO identity.users (email, first_name, last_name, password_hash, has_enabled_mfa)
      SELECT 'member' || n || '@brightfield.example', 'Person' || (n * 7919 % ${PEOPLE}), 'Number' || n, '', n % 3 = 0
      FROM generate_series(1, ${PEOPLE}) n RETURNING id
    )
    INSERT INTO identity.memberships (user_id, company_id, role) SELECT id, ${company}, 'member' FROM made`,
  sql`
    INSERT INTO academy_admin.assignments (company_id, course_id, audience, rule, grace_days, starts_on, by, created_at)
    SELECT ${company}, course, '{"kind":"everyone"}', '{"kind":"after-days","days":30,"countsEarlier":true}', 0, current_date, 'Noah', now()
    FROM unnest(array['phishing', 'passwords', 'taxpayer-data']) course`,
  sql`
    INSERT INTO academy_admin.enrollments (assignment_id, company_id, user_id, course_id, since, done_on, opens_on, due_on, overdue_from)
    SELECT a.id, ${company}, u.id, a.course_id, current_date - 20, CASE WHEN n % 3 = 0 THEN current_date END,
      CASE WHEN n % 3 > 0 THEN current_date - 20 END, CASE WHEN n % 3 > 0 THEN current_date + 10 - (n % 40)::int END,
      CASE WHEN n % 3 > 0 THEN current_date + 11 - (n % 40)::int END
    FROM academy_admin.assignments a, (
      SELECT id, row_number() OVER (ORDER BY email) n FROM identity.users WHERE email LIKE 'member%@brightfield.example'
    ) u
    WHERE a.company_id = ${company}`,
  sql`
    INSERT INTO security_data.devices
      (company_id, kind, name, serial, platform, os_version, status, owner_id, said, last_seen_at, updated_at)
    SELECT ${company}, 'computer', 'Laptop ' || n, 'M' || n, 'windows', (array['10.0.22631', '10.0.26100', '10.0.26200'])[1 + n % 3], 'assigned', u.id,
      jsonb_build_object(
        'os', jsonb_build_object('isOn', true, 'source', 'osquery', 'at', now()),
        'encryption', jsonb_build_object('isOn', n % 9 > 0, 'source', 'osquery', 'at', now()),
        'firewall', jsonb_build_object('isOn', true, 'source', 'osquery', 'at', now())
      ), now() - (n % 40) * interval '1 day', now()
    FROM generate_series(1, ${DEVICES}) n
    LEFT JOIN (
      SELECT id, row_number() OVER (ORDER BY email) place FROM identity.users WHERE email LIKE 'member%@brightfield.example'
    ) u ON u.place = n % 2500`,
];

const rows = 'main [role=status], tbody';
const list = (call: string): Drawn => ({ call, shown: rows, ready: 'table[aria-busy=false]' });

/** Measures the pages of Security for a firm of 2,000 people and 5,000 devices, from each press until the result is drawn. */
export const benchSecurity = (): Promise<Measurement[]> =>
  inSeededSuite(
    async (database) => {
      for (const statement of fill) await database.execute(statement);
    },
    'home',
    async (page, running) => {
      const suite = placed(running, 'prod');
      await approvePlan(suite);
      const open = async (zone: ZoneName, route = '/') => {
        await page.goto(suite.url(zone, route as never));
        await page.getByRole('rowheader').first().waitFor();
      };
      const measured: Measurement[] = [];
      const measure = async (of: string, what: string, act: Action, drawn: Drawn) => {
        measured.push(pressRow(of, what, await timesOf(page, act, drawn)));
      };
      const devices = list('/security-data/v1/devices?');
      await open('devices');
      await measure(`${DEVICES} devices`, 'the next page', nextPage, devices);
      await measure(
        `${DEVICES} devices`,
        'sort',
        sortBy('Device', 'Owner', 'Operating system', 'Last seen', 'Protection'),
        devices,
      );
      await measure(`${DEVICES} devices`, 'find: a digit more', findAnother('M'), devices);
      const records = list('/academy-admin/v1/records?');
      await open('training', '/people');
      await measure(`${PEOPLE} people, courses`, 'the next page', nextPage, records);
      await measure(`${PEOPLE} people, courses`, 'sort', sortBy('Person', 'Course', 'State', 'Done', 'Due'), records);
      await measure(`${PEOPLE} people, courses`, 'find: a digit more', findAnother('member'), records);
      const request = list('/wisp/v1/acknowledgements?');
      await open('wisp', '/acknowledgements');
      await measure(`${PEOPLE} people, acknowledgements`, 'the next page', nextPage, request);
      await measure(`${PEOPLE} people, acknowledgements`, 'find: a digit more', findAnother('Number'), request);
      await open('wisp');
      await measure(`plan of ${PEOPLE} people and ${DEVICES} devices`, 'another view of controls', anotherView, list('/wisp/'));
      await measure(
        `plan of ${PEOPLE} people and ${DEVICES} devices`,
        'open a control of devices',
        async () => {
          await open('wisp');
          await page.getByRole('heading', { name: /^Written information security plan/, level: 1 }).waitFor();
          return [page.getByRole('link', { name: 'Encryption of devices that hold customer information' }), 'Enter'];
        },
        { call: '/wisp/v1/controls/', shown: 'h1', ready: 'main form' },
      );
      return measured;
    },
  );

/** Approves Noah's plan, so that a first version is in force. */
async function approvePlan(suite: Suite): Promise<void> {
  const noah = apiOf(suite);
  await noah.signIn(people.noah.email, PASSWORD);
  const did = async (method: string, path: string, body?: unknown) => {
    const answer = await noah.call(method, `/wisp/v1${path}`, body);
    if ((answer.status ?? 500) >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await did('POST', '/plan', {
    people: PEOPLE,
    offices: 9,
    remote: 'some',
    storage: 'cloud',
    preparers: 'Noah Bright',
    consumers: 90_000,
    qualifiedIndividualId: demoPeople.noah.id,
    timeZone: 'UTC',
  });
  const { plan } = await did('GET', '/plan');
  for (const { key } of plan.sections) {
    const { text, ownerId, reviewOn, version } = await did('GET', `/sections/${key}`);
    await did('PUT', `/sections/${key}`, { text, status: 'ready', ownerId, reviewOn, version });
  }
  const { revision } = await did('GET', '/versions');
  await did('POST', '/versions', { revision, note: 'First version', isMaterial: false });
}

const nextPage: Action = async (page) => [page.getByRole('button', { name: 'Next' }), 'Enter'];

/** Sorts each column in both directions, so that no order repeats and is served from the page's cache. */
const sortBy =
  (...columns: readonly string[]): Action =>
  async (page, round) => [
    page.getByRole('columnheader').getByRole('button', { name: columns[Math.floor(round / 2)] ?? '', exact: true }),
    'Enter',
  ];

const findAnother =
  (start: string): Action =>
  async (page, round) => {
    const field = page.getByRole('searchbox');
    await field.fill(`${start}${10 + round}`);
    await page.getByText(/^1–\d+ of [\d,]+$/).waitFor();
    await settled(page);
    return [field, '5'];
  };

/** Alternates between two views with controls. */
const anotherView: Action = async (page, round) => [
  page.getByRole('button', { name: round % 2 ? /^All/ : /^Needs work|^To do|^Open/ }).first(),
  'Enter',
];

/** Waits until the result of the previous input is drawn. */
const settled = (page: Page) => page.locator('table[aria-busy=false]').waitFor();
