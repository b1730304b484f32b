import { apiOf } from '@suite/testing/api-caller';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { plainText } from '@suite/testing/link-of-mail';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { acceptedOffer, makeFormAndType } from './what-visitors-use';

test.use({ dataset: 'changed-firms' });

test('a firm publishes its website, visitors write and book without JavaScript, and the report shows the results', async ({
  page,
  context,
  browser,
  suite,
  signIn,
}) => {
  test.slow();
  const watched = await watchPages(context);
  const api = apiOf(suite);
  await api.signIn(people.olivia.email, PASSWORD);
  await makeFormAndType(api);
  await signIn('olivia', { at: suite.url('firm-info') });
  await page.getByRole('button', { name: 'Start website' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website firm info');
  await page.getByLabel('Phone', { exact: true }).fill('+1 503 555 0100');
  await page.getByRole('button', { name: 'Add office' }).click();
  await page.getByLabel('Street').fill('1 Harbor Way');
  await page.getByLabel('City').fill('Portland');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your firm info was saved.')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);

  // The template's contact page shows the form; a block for appointments is added.
  await page.goto(suite.url('content'));
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Booking' }).click();
  await page.getByRole('combobox', { name: 'Appointment' }).click();
  await page.getByRole('option', { name: 'First call' }).click();
  await expect(page.frameLocator('iframe[title]').getByRole('link', { name: 'Choose a time' })).toBeVisible();
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('link', { name: 'About us' }).click();
  const frame = page.frameLocator('iframe[title]');
  await expect(frame.getByText('Portland').first()).toBeVisible();
  await page.getByRole('button', { name: /^Text/ }).first().click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('Founded by accountants. ');
  await expect(frame.getByText('Founded by accountants.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByText('Draft, not public')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);

  // Pasted from a word processor and a web page, with formatting that must be dropped.
  await text.press('Enter');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1 style="color:red">Our history</h1><p class="MsoNormal">Plain <b>bold</b><o:p></o:p> <a href="javascript:alert(1)">bad</a> <a href="https://example.com/">good</a><img src="https://tracker.example/x.gif"><script>document.title="run"</script></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(frame.getByRole('heading', { name: 'Our history' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'good' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'bad' })).toHaveCount(0);
  await expect(frame.locator('img, script')).toHaveCount(0);

  await page.getByRole('link', { name: 'All pages' }).click();
  const menu = page.getByRole('button', { name: 'More: Contact' });
  await menu.click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(page.getByRole('list', { name: 'Pages of the website' }).getByRole('link')).toHaveText([
    'Harborline Accounting',
    'Services',
    'About us',
    'Contact',
    'Due dates',
  ]);
  await page.getByRole('button', { name: 'Publish all 5 changes' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toHaveCount(5);
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.getByRole('link', { name: 'Publications' }).click();
  await expect(page.getByText('Visitors see this')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  const address = await page.getByRole('link', { name: 'Open website' }).getAttribute('href');

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const visit = await visitor.newPage();
  await visit.goto(String(address));
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Harborline Accounting');
  await visit.getByRole('navigation').getByRole('link', { name: 'About us' }).click();
  await expect(visit.getByText('Founded by accountants.')).toBeVisible();
  await expect(visit.getByText('1 Harbor Way').first()).toBeVisible();
  await expect(visit.getByRole('link', { name: 'bad' })).toHaveCount(0);
  const missing = await visit.goto(`${address}none/here/`);
  expect(missing?.status()).toBe(404);
  await visit.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Harborline Accounting');

  // A scheduled version replaces what visitors see at its time, while a visitor writes to the firm.
  const path = '/mywebsite-admin/v1/pages';
  const { pages } = (await api.call('GET', path)).body;
  const services = pages.find(({ title }: { title: string }) => title === 'Services');
  const { content } = (await api.call('GET', `${path}/${services.id}`)).body;
  const draft = { version: services.version, content: { ...content, title: 'What we do' } };
  const { version } = (await api.call('PUT', `${path}/${services.id}`, draft)).body;
  const at = new Date(Date.now() + 2_000).toISOString();
  const { body: waiting } = await api.call('PUT', `${path}/${services.id}/schedule`, { version, at });
  expect(waiting.state).toBe('scheduled');

  const email = 'vera@visitor.example';
  await visit.goto(`${address}contact/`);
  await visit.getByLabel('Name').fill('Vera Visitor <b>&');
  await visit.getByLabel('E-mail').fill(email);
  await visit.getByLabel('Message').fill('Do you prepare payroll?');
  await visit.getByRole('button', { name: 'Send' }).click();
  await expect(visit.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(async () => {
    await visit.getByRole('button', { name: 'Send' }).click();
    await expect(visit.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    await visit.goto(`${address}services/`);
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('What we do', { timeout: 1 });
  }).toPass();
  await visitor.close();
  const reader = await browser.newContext();
  const read = await reader.newPage();
  for (const path of ['', 'services/', 'about-us/', 'due-dates/', 'contact/']) {
    await read.goto(`${address}${path}`);
    expect(await axeViolationsOfThemes(read.locator('body'))).toEqual([]);
  }

  // The browser solves its proof of work, at a free time.
  await read.getByRole('link', { name: 'Choose a time' }).click();
  await read.locator('.slots a').nth(1).click();
  await read.getByLabel('Name').fill('Vera Visitor');
  await read.getByLabel('E-mail').fill(email);
  await read.getByLabel('Phone').fill('+1 503 555 0188');
  expect(await axeViolationsOfThemes(read.locator('body'))).toEqual([]);
  await expect(read.locator('input[name=altcha]')).toHaveValue(/./);
  await read.getByRole('button', { name: 'Book this time' }).click();
  await expect(read.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await reader.close();

  await page.goto(suite.url('contact'));
  await page.getByRole('link', { name: /Vera Visitor <b>&/ }).click();
  await expect(page.getByText('Do you prepare payroll?').first()).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  expect(shifted(watched).filter((shift) => shift.includes('lead='))).toEqual([]);
  await page.getByLabel('Message', { exact: true }).fill('We do. May we call you tomorrow?');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('May we call you tomorrow?');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Answered');
  const mail = async () => plainText(await suite.newestMail(email));
  await expect.poll(mail).toContain('May we call you tomorrow?');

  const leadId = /lead=([\w-]{36})/.exec(page.url())?.[1];
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page).toHaveURL(/\/offer\//);
  const clientId = (await api.call('GET', `/mywebsite-contacts/v1/leads/${leadId}`)).body.client.id;
  const secretIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  await acceptedOffer(api, { clientId, email }, async () => {
    await expect.poll(async () => secretIn(await mail())).not.toBe('');
    return secretIn(await mail());
  });
  await page.goto(suite.url('contact', '/sources'));
  const source = page.getByRole('table', { name: 'By page' }).getByRole('row').filter({ hasText: '/contact/' });
  await expect(source).toContainText('$7,680');
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
});
