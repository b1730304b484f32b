import { LLMock } from '@copilotkit/aimock';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { test as base, expect } from '@suite/testing/suite-test';

/** A suite with a model, whose server the story tells what to say. */
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

test('who owes most is answered with rows that open, and goes on through a reload', async ({ page, suite, model, signIn }) => {
  model.on(
    { userMessage: /owes us most/, hasToolResult: false },
    { toolCalls: [{ name: 'getClientFigures', arguments: JSON.stringify(debtors) }] },
  );
  // Some ten seconds, in the middle of which the page is reloaded.
  model.on({ userMessage: /owes us most/, hasToolResult: true }, { content: answer }, { latency: 300 });

  await test.step('the answer goes on while the page is reloaded', async () => {
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

  await test.step('numbers open their rows, and one that no row has is marked', async () => {
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
});

test('prompts and data fit a phone, in both themes', async ({ page, suite, signIn }) => {
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
