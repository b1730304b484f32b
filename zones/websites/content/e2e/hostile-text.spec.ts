import { blocksSaying, factsSaying } from '@services/site/site/fixture-site';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { makeFormAndType } from './what-visitors-use';

test.use({ dataset: 'changed-firms' });

const path = '/mywebsite-admin/v1';
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></style></script><svg onload=alert(1)>',
  '<!--><iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
];

test('text in any field of any block or form never runs on the website, in the editor or in the inbox', async ({
  page,
  browser,
  suite,
  signIn,
}) => {
  const api = apiOf(suite);
  await api.signIn(people.noah.email, PASSWORD);
  await api.call('POST', `${path}/site`, { slug: 'brightfield', name: 'Brightfield CPA' });
  const { site } = (await api.call('GET', `${path}/site`)).body;
  const { formId, typeId } = await makeFormAndType(api, hostile[1]);
  const facts = { ...factsSaying('"><svg onload=1>'), services: [] };
  expect((await api.call('PUT', `${path}/facts`, { version: site.version, facts })).status).toBe(200);
  const pages: { id: string; version: number; path: string }[] = (await api.call('GET', `${path}/pages`)).body.pages;
  for (const [at, { id, version }] of pages.entries()) {
    const { content } = (await api.call('GET', `${path}/pages/${id}`)).body;
    const text = hostile[at] ?? '';
    const written = {
      ...content,
      title: text,
      seoTitle: text,
      seoDescription: text,
      blocks: blocksSaying(text, 'https://example.com/').map((block) =>
        Object.assign(block, 'formId' in block && { formId }, 'typeId' in block && { typeId }),
      ),
    };
    expect((await api.call('PUT', `${path}/pages/${id}`, { version, content: written })).status).toBe(200);
  }
  const published = pages.map(({ id, version }) => ({ id, version: version + 1 }));
  expect((await api.call('POST', `${path}/page-publications`, { pages: published })).status).toBe(200);
  const state = async () => (await api.call('GET', `${path}/publications`)).body.publications[0].state;
  await expect.poll(state).toBe('done');

  const ran: string[] = [];
  const watch = (watched: typeof page) => {
    watched.on('dialog', (dialog) => [ran.push(dialog.message()), void dialog.dismiss()]);
    watched.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) ran.push(message.text());
    });
  };
  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  watch(visit);
  for (const [at, { path: place }] of pages.entries()) {
    await visit.goto(site.address + place);
    await expect(visit.getByText(hostile[at] ?? '').first()).toBeVisible();
  }
  // The page shows the firm's texts as labels; visitors' texts appear in our pages and in the inbox.
  const text = hostile[2] ?? '';
  const fields = visit.locator('form[action*="/public/forms/"]').first().locator('input:visible, textarea:visible');
  for (const [at, value] of [text, 'vera@visitor.example', text].entries()) await fields.nth(at).fill(value);
  await visit.locator('form[action*="/public/forms/"]').first().getByRole('button').click();
  await expect(visit.getByText(hostile[1] ?? '').first()).toBeVisible();
  await expect(visit.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await visit.goto(`${suite.apiOrigin}/calendly/v1/public/types/${typeId}`);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(hostile[1] ?? '');
  await visitor.close();

  watch(page);
  await signIn('noah', { at: suite.url('contact') });
  await page.getByRole('link', { name: text }).click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(text);
  await page.goto(`${suite.url('content', '/page')}?id=${pages[1]?.id}`);
  await expect(
    page
      .frameLocator('iframe[title]')
      .getByText(hostile[1] ?? '')
      .first(),
  ).toBeVisible();
  expect(ran).toEqual([]);
});
