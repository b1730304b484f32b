import { LLMock } from '@copilotkit/aimock';
import { apiOf } from '@suite/testing/api-caller';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { PASSWORD, people } from '@suite/testing/people';
import { test as base, expect } from '@suite/testing/suite-test';

/** A suite with a model server whose responses the story sets. */
const test = base.extend<object, { model: LLMock }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const model = new LLMock({ port: 0, chunkSize: 6 });
      await model.start();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ model }, use) => use({ SUITE_OPENAI_URL: `${model.url}/v1`, SUITE_OPENAI_MODEL: 'story-model' }),
    { scope: 'worker' },
  ],
});

test.use({ dataset: 'chat-model' });

const debtors = { only: 'overdue', sort: 'overdueLessCredit', order: 'descending', limit: 5 };
const answer =
  'CLIENT_1 owes most: $1,500.00 is overdue [2]. Its fee went up by $1,501.00 [2], which no row says. The others owe less, and none of them has an older invoice. A reminder may help.';

test('a question about the largest debtor gets an answer with links to its rows, even after a reload', async ({
  page,
  suite,
  model,
  signIn,
}) => {
  model.on(
    { userMessage: /owes us most/, hasToolResult: false },
    { toolCalls: [{ name: 'getClientMetrics', arguments: JSON.stringify(debtors) }] },
  );
  // Takes about ten seconds, in the middle of which the page is reloaded.
  model.on({ userMessage: /owes us most/, hasToolResult: true }, { content: answer }, { latency: 300 });

  await test.step('the answer continues while the page reloads', async () => {
    await signIn('olivia', { at: suite.url('chat') });
    await expect(page.getByText(/sent to story-model/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Your question' }).fill('Who owes us most?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Hollis Freight owes/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/A reminder may help\.$/)).toHaveCount(1, { timeout: 30_000 });
    await expect(page.getByText(/Hollis Freight owes most.*A reminder may help\.$/)).toHaveCount(1);
    expect(model.getRequests()).toHaveLength(2);
  });

  await test.step('numbers open their rows, and a number that matches no row is marked', async () => {
    await expect(page.getByText('1 number matches no cited row.')).toBeVisible();
    await page.getByRole('button', { name: 'Source 2: Hollis Freight' }).first().click();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Open Hollis Freight' }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Hollis Freight');
    await opened.close();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  });

  await test.step('a drafted reminder is sent, and a drafted offer created, only after confirmation', async () => {
    const api = apiOf(suite);
    await api.signIn(people.olivia.email, PASSWORD);
    const { clients } = (await api.call('GET', `/insights/metrics/clients?${new URLSearchParams({ ...debtors, limit: '1' })}`))
      .body;
    const [{ clientId }] = clients;
    const prepared = [
      { name: 'prepare_reminder', arguments: JSON.stringify({ clientId }) },
      { name: 'prepare_offer', arguments: JSON.stringify({ clientId, title: 'Monthly close' }) },
    ];
    model.on({ userMessage: /Draft a reminder/, hasToolResult: false }, { toolCalls: prepared });
    // Long enough for a person to start with the first draft before the answer is finished.
    model.on({ userMessage: /Draft a reminder/, hasToolResult: true }, { content: answer }, { latency: 100 });
    await page.getByRole('textbox', { name: 'Your question' }).fill('Draft a reminder to them, and an offer');
    await page.keyboard.press('Enter');
    const reminder = page.getByRole('region', { name: 'Reminder to Hollis Freight' });
    await reminder.getByLabel('To').fill('owner@hollis.example');
    const offer = page.getByRole('region', { name: 'Offer for Hollis Freight' });
    await offer.getByRole('button', { name: 'Create draft' }).click();
    await expect(offer).toContainText('The draft was created');
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await expect(offer).toContainText('The draft was created');
    await expect(reminder.getByLabel('To')).toHaveValue('owner@hollis.example');
    await reminder.getByRole('button', { name: 'Send reminder' }).click();
    await expect(reminder).toContainText('The reminder was sent.');
    await expect.poll(() => suite.newestMail('owner@hollis.example').catch(() => '')).toContain('owner@hollis.example');
    await offer.getByRole('link').click();
    await expect(page.getByText('Monthly close').first()).toBeVisible();
  });
});

test('the pages of prompts and data fit a phone, in both themes', async ({ page, suite, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ['/data', '/prompts', '/'] as const) {
    await signIn('olivia', { at: suite.url('chat', route) });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, `${route} is wider than the phone`).toBe(false);
  }
});
