import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { watchPages } from '@suite/testing/watch-pages';

test.use({ dataset: 'website', settings: { SUITE_DEMO_SIZE: 'small' } });

test('a firm starts its website, edits a page beside its preview, publishes it, and visitors read it without a script', async ({
  page,
  context,
  browser,
  suite,
  signIn,
}) => {
  await watchPages(context);
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

  await page.goto(suite.url('content'));
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

  // From a word processor and a web page, with what must not stay of them.
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
  await visitor.close();
  const reader = await browser.newContext();
  const read = await reader.newPage();
  for (const path of ['', 'services/', 'about-us/', 'due-dates/', 'contact/']) {
    await read.goto(`${address}${path}`);
    expect(await axeViolationsOfThemes(read.locator('body'))).toEqual([]);
  }
  await reader.close();
});
