import type { Locator, Page } from '@playwright/test';
import { chooseCompany, shownCompany } from '@suite/testing/company-switch';
import { invitePerson } from '@suite/testing/invite-person';
import { plainText } from '@suite/testing/link-of-mail';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, placed, test } from '@suite/testing/suite-test';
import { csvOf, daysAfter, daysBetween, salesUpTo, sumOf } from './first-sales';

// This story has its own suite, because it creates a firm and restarts the suite with another clock.
test.use({ dataset: 'first-week' });

const firm = 'Cedarworks Tax';
const toDo = 'Talk about the price of bookkeeping';

const money = (dollars: number, digits = 2) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits }).format(dollars);

/** Locates the description of a term on the page. */
const descriptionOf = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('button', { name: term, exact: true }) })
    .locator('dd')
    .first();

test('a new firm imports its ledger in 7 clicks, finds whom to talk to, gets its weekly report, and keeps all of it to itself', async ({
  page,
  suite,
  signIn,
  fillSignIn,
}) => {
  test.setTimeout(180_000);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await test.step('signs in and sets up the firm', async () => {
    await signIn('mia', { at: suite.url('iq-dashboard') });
    await click(page.getByRole('link', { name: 'Set up your firm' }));
    await click(page.getByLabel('Firm name'));
    await page.getByLabel('Firm name').fill(firm);
    await click(page.getByRole('button', { name: 'Create firm' }));
    await expect(page.getByRole('banner')).toContainText(firm);
  });

  const today = new Date().toISOString().slice(0, 10);
  const sales = salesUpTo(today);
  const open = sales.filter(({ paid }) => !paid);
  const overdue = open.filter(({ due }) => due < today);
  const clients = [...new Set(sales.map(({ client }) => client))];
  const owed = clients.map((client) => ({ client, amount: sumOf(overdue.filter((sale) => sale.client === client)) }));
  const [most] = owed.toSorted((a, b) => b.amount - a.amount);
  if (!most) throw new Error('somebody is overdue');

  await test.step('uploads a file and sees the first numbers', async () => {
    const buffer = Buffer.from(csvOf(sales));
    const chooser = page.waitForEvent('filechooser');
    await click(page.getByText('CSV or Excel files'));
    // Counts the file and the button of the browser's dialog.
    clicks += 2;
    await (await chooser).setFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByLabel('As of')).toHaveValue(today);
    await click(page.getByRole('button', { name: `Import ${sales.length} rows` }));
    await expect(page.getByRole('heading', { name: 'Imported', level: 1 })).toBeVisible();
    const counts = page.getByRole('table', { name: 'Rows by kind' });
    await expect(counts.getByRole('row', { name: /^Lines/ })).toHaveText(`Lines${sales.length}${sales.length}00`);
    const numbers = page.getByRole('region', { name: 'Your numbers' });
    const year = sales.filter(({ date }) => daysBetween(date, today) < 365);
    const of = (label: string) => numbers.getByText(label, { exact: true }).locator('../..');
    await expect(of('Revenue')).toContainText(money(sumOf(year), 0));
    expect(clicks).toBe(7);
    await expect(of('Receivables')).toContainText(money(sumOf(open), 0));
    await expect(of('Receivables')).toContainText(`${money(sumOf(overdue), 0)} overdue`);
  });

  await test.step('opens the most overdue client', async () => {
    await page.getByRole('link', { name: 'Open the IQ dashboard' }).click();
    await expect(descriptionOf(page, 'Overdue')).toHaveText(money(sumOf(overdue), 0));
    const debtors = page.getByRole('table', { name: 'Clients by net overdue' }).locator('tbody tr');
    await expect(debtors).toHaveCount(owed.filter(({ amount }) => amount > 0).length);
    await expect(debtors.first()).toContainText(money(most.amount, 0));
    await debtors.first().getByRole('link', { name: most.client }).click();
    await expect(page.getByRole('heading', { name: most.client, level: 1 })).toBeVisible();
    await expect(descriptionOf(page, 'Overdue')).toHaveText(money(most.amount, 0));
  });

  await test.step('finds a stale price and adds a to-do for it', async () => {
    await page.getByRole('tab', { name: 'Prices' }).click();
    const price = page.getByRole('row', { name: /Bookkeeping/ });
    await expect(price).toContainText('$400.00');
    await expect(price).toContainText('Stale ≥ 24 mo.');
    await page.getByRole('button', { name: 'Add a to-do' }).click();
    const dialog = page.getByRole('dialog', { name: 'New to-do' });
    await dialog.getByLabel('What is to be done').fill(toDo);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('To-do added.')).toBeVisible();

    await page.goto(suite.url('iq-client-advisory'));
    const toDos = page.getByRole('row').filter({ hasText: most.client });
    const panelOf = async (name: string) => {
      await toDos.getByRole('button', { name, exact: true }).click();
      return page.getByRole('dialog', { name });
    };
    const own = await panelOf(toDo);
    await expect(own).toContainText('By Mia');
    await own.getByRole('button', { name: 'Close' }).click();
    await expect(await panelOf('Raise the price')).toContainText('Oldest of themAt least 24 months');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  const other = people.olivia.company;
  await test.step('joins another company, and returns to her own', async () => {
    const { link } = await invitePerson(suite, { email: people.mia.email });
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /join$/ }).click();
    await expect(shownCompany(page, other)).toBeVisible();
    await chooseCompany(page, firm);
    await expect(shownCompany(page, firm)).toBeVisible();
  });

  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = daysAfter(today, -weekday);
  const ofWeek = sumOf(sales.filter(({ date }) => date >= monday));
  const report = await test.step('gets the weekly report when the week is over', async () => {
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.goto('about:blank');

    await suite.kill();
    // The following Tuesday: the weekly report no longer waits for data up to the week's last day.
    await suite.restart(Date.parse(daysAfter(monday, 8)) - Date.now());
    const mail = async () => plainText(await suite.newestMail(people.mia.email).catch(() => '')).replaceAll('\r', '');
    await expect.poll(mail).toContain(`<title>Weekly report of ${firm}: `);
    const text = await mail();
    expect(text.replaceAll(' to date', '')).toContain(`Revenue: ${money(ofWeek, 0)}`);
    expect(text).toContain(`Overdue, before unapplied credit: ${money(sumOf(overdue), 0)}`);
    expect(text).toContain(`${most.client} is the most overdue client: ${money(most.amount, 0)} overdue`);
    expect(text).toContain('weekly-report-');
    const mailed = text.match(/http\S+\/iq\/reports\/\S+/)?.[0] ?? '';
    // Mail that nobody requested links to the suite's start page; the environments behind it share its data.
    const begin = suite.topology.startsWith('local') ? suite : placed(suite, 'prod');
    expect(mailed).toContain(`${begin.url('iq-reports', '/report')}?id=`);
    const link = mailed.replace(begin.url('iq-reports', '/report'), suite.url('iq-reports', '/report'));
    await suite.kill();
    await suite.restart();

    await page.goto(link);
    await fillSignIn('mia');
    await expect(page.getByRole('heading', { name: /^Weekly report, / })).toBeVisible();
    const metrics = page.getByRole('table', { name: 'Key metrics' });
    await expect(metrics.getByRole('row', { name: /^Revenue( to date)?/ })).toContainText(money(ofWeek));
    const prices = page.getByRole('table', { name: 'Prices due for an increase' });
    await expect(prices.getByRole('row', { name: `${most.client}: Bookkeeping` })).toContainText('$400.00at least 24');
    await expect(page.getByRole('table', { name: 'Open to-dos' })).toContainText(`${most.client}: ${toDo}`);
    await page.getByRole('link', { name: 'All reports' }).click();
    await expect(page.getByRole('table', { name: 'Reports' }).locator('tbody tr')).toHaveCount(1);
    return link;
  });

  await test.step('switches to another company and sees none of it there', async () => {
    await page.goto(suite.url('iq-clients'));
    const names = page.getByRole('rowheader');
    await expect(names).toHaveText(clients);
    await chooseCompany(page, other);
    await expect(shownCompany(page, other)).toBeVisible();
    await expect(names).toHaveCount(10);
    for (const client of clients) await expect(page.getByText(client)).toHaveCount(0);

    await page.goto(suite.url('iq-client-advisory'));
    await expect(page.getByRole('table', { name: 'Open' })).toContainText('Ironbridge Fitness');
    await expect(page.getByText(toDo)).toHaveCount(0);
    for (const client of clients) await expect(page.getByText(client)).toHaveCount(0);

    await page.goto(suite.url('iq-reports'));
    await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible();
    await page.goto(report);
    await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();

    await chooseCompany(page, firm);
    await expect(page.getByRole('heading', { name: /^Weekly report, / })).toBeVisible();
  });
});
