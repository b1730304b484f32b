import { demoCompanies } from '@services/identity/demo/demo-people';
import { sql } from 'drizzle-orm';
import { type Action, pressRow, timesOf } from './press-times';
import type { Measurement } from './row';
import { inSeededSuite } from './seeded-suite';

const PEOPLE = 10_000;

const addPeople = sql`
  WITH made AS (
    INSERT INTO identity.users (email, first_name, last_name, password_hash, has_enabled_mfa)
    SELECT 'member' || n || '@brightfield.example', 'Person' || (n * 7919 % ${PEOPLE}), 'Number' || n, '', n % 3 = 0
    FROM generate_series(1, ${PEOPLE}) n RETURNING id, email
  )
  INSERT INTO identity.memberships (user_id, company_id, role, last_signed_in_at)
  SELECT id, ${demoCompanies.brightfield.id}, CASE WHEN email LIKE '%00@%' THEN 'administrator' ELSE 'member' END,
    now() - random() * interval '90 days' FROM made`;

const drawn = { call: '/access/v1/people?', shown: 'main [role=status], tbody', ready: 'table[aria-busy=false]' };

/** Measures the list of a firm of 10,000 people in Chromium, from a press of a key or button until the rows are drawn. */
export const benchPeople = (): Promise<Measurement[]> =>
  inSeededSuite(addPeople, 'app-manager', async (page) => {
    await page.getByRole('rowheader').first().waitFor();
    const of = `${PEOPLE} people`;
    return [
      pressRow(of, 'list: the next page', await timesOf(page, nextPage, drawn)),
      pressRow(of, 'sort by another column', await timesOf(page, sortByAnother, drawn)),
      pressRow(of, 'find: a letter more or less', await timesOf(page, findAnother, drawn)),
    ];
  });

const nextPage: Action = async (page) => [page.getByRole('button', { name: 'Next' }), 'Enter'];

/** Sorts each column in both directions, so that no order repeats and is served from the page's cache. */
const sortByAnother: Action = async (page, round) => {
  const columns = ['E-mail', 'Last sign-in', 'MFA', 'Role', 'Name'];
  return [page.getByRole('button', { name: columns[Math.floor(round / 2)], exact: true }), 'Enter'];
};

/** Types one more digit of an email address. */
const findAnother: Action = async (page, round) => {
  const field = page.getByRole('searchbox');
  await field.fill(`member${101 + round * 7}`);
  await page.getByText(/^1–11 of 11$/).waitFor();
  return [field, '5'];
};
