import { apiOf } from '@suite/testing/api-caller';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test.use({ dataset: 'website-leads' });

/** A page of a published website, on an origin of its own, with a form as it is served there. */
function sitePage(suite: Suite, formId: string): string {
  const fields = ['name', 'email', 'message'].map((name) => `<label>${name} <input name="${name}"></label>`).join('');
  const action = `${suite.apiOrigin}/mywebsite-contacts/v1/public/forms/${formId}`;
  return `<!doctype html><html lang="en"><title>Contact</title><form method="post" action="${action}">${fields}<input type="hidden" name="page" value="/contact/"><button>Send</button></form></html>`;
}

async function newForm(suite: Suite): Promise<string> {
  const api = apiOf(suite);
  await api.signIn(people.olivia.email, PASSWORD);
  const field = (key: string, kind: string) => ({ key, kind, label: key, help: '', isRequired: true, options: [] });
  const fields = [field('name', 'name'), field('email', 'email'), field('message', 'message')];
  const entries = {
    title: 'Contact us',
    intro: '',
    fields,
    consent: '',
    button: 'Send',
    thanks: 'We will call.',
    autoReply: null,
  };
  const body = { name: `Form ${Date.now()}`, entries, ownerId: null };
  return (await api.call('POST', '/mywebsite-contacts/v1/forms', body)).body.id;
}

test('a form of the website is proven by the browser, and its lead is answered by mail', async ({
  page,
  context,
  suite,
  signIn,
}) => {
  const formId = await newForm(suite);
  const site = 'https://firm.example/contact/';
  await page.route(site, (route) => route.fulfill({ contentType: 'text/html', body: sitePage(suite, formId) }));
  await page.goto(site);
  await page.getByLabel('name').fill('Vera Visitor <b>&');
  await page.getByLabel('email').fill('vera@visitor.example');
  await page.getByLabel('message').fill('Do you prepare payroll?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);

  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('contact') });
  await page.getByRole('link', { name: /Vera Visitor <b>&/ }).click();
  await expect(page.getByText('Do you prepare payroll?').first()).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.getByLabel('Message', { exact: true }).fill('We do. May we call you tomorrow?');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('May we call you tomorrow?');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Answered');
  expect(shifted(watched).filter((shift) => shift.includes('lead='))).toEqual([]);
});
