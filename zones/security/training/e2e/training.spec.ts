import type { Page } from '@playwright/test';
import { apiOf } from '@suite/testing/api-caller';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { newPerson } from '@suite/testing/new-person';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test.use({ dataset: 'training' });
test.setTimeout(120_000);

const path = '/academy-admin/v1';

interface Question {
  text: string;
  options: { text: string; isRight: boolean }[];
}

/** The questions of a course with their right answers, which administrators read. */
async function questionsOf(suite: Suite, courseId: string): Promise<Question[]> {
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  const { content } = (await olivia.call('GET', `${path}/courses/${courseId}`)).body;
  return content.pools.flatMap(({ questions }: { questions: Question[] }) => questions);
}

async function readLessons(page: Page): Promise<void> {
  const finish = page.getByRole('button', { name: /^Finish lesson/ });
  const quiz = page.getByRole('button', { name: 'Start quiz' });
  await expect(finish.or(quiz)).toBeVisible();
  while (await finish.isVisible()) {
    const title = await page.getByRole('heading', { level: 2 }).first().textContent();
    for (const question of await page.getByRole('article').getByRole('group').all()) {
      await question.getByRole('radio').first().check();
      const box = question.locator('..');
      await box.getByRole('button', { name: 'Check answer' }).click();
      await expect(box.getByText(/^(Right\.|Not quite)/)).toBeVisible();
    }
    const confirmed = page.getByRole('article').getByRole('checkbox');
    if (await confirmed.isVisible()) await confirmed.check();
    await finish.click();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(title ?? '');
  }
}

async function passQuiz(page: Page, questions: Question[]): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit quiz' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByText('Question 1 of')).toBeVisible();
  for (let at = 1; ; at++) {
    await expect(page.getByText(`Question ${at} of`)).toBeVisible();
    const shown = await page.getByRole('group').locator('legend').textContent();
    const right = questions.find(({ text }) => text === shown)?.options.filter(({ isRight }) => isRight) ?? [];
    for (const { text } of right) await page.getByLabel(text, { exact: true }).check();
    if (await submit.isVisible()) break;
    await next.click();
  }
  await submit.click();
}

test('a course is assigned, taken, left and resumed; a stranger verifies its certificate', async ({
  page,
  browser,
  context,
  suite,
  signIn,
}) => {
  const watched = await watchPages(context);
  const person = await newPerson(suite, { firstName: 'Ida', lastName: 'Holt' });
  const invitation = await linkOfMail(suite, person.email);
  const questions = await questionsOf(suite, 'social-engineering');
  await signIn('olivia', { at: suite.url('training', '/assignments') });
  await page.getByRole('button', { name: 'Assign a course' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Course', { exact: true }).selectOption({ label: 'Social engineering on the phone' });
  await dialog.getByLabel('When').selectOption({ label: 'Once, some days after they get it' });
  await dialog.getByRole('button', { name: 'Assign a course' }).click();
  await expect(page.getByText('Social engineering on the phone')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);

  await page.goto(suite.url('training', '/people'));
  await page.getByLabel('Find by name or e-mail').fill(person.email);
  await page.getByRole('button', { name: 'Remind Ida Holt' }).first().click();
  await expect(page.getByText('1 person gets a reminder by e-mail.')).toBeVisible();
  expect(await linkOfMail(suite, person.email, invitation)).toContain('/training/');

  const own = await browser.newContext();
  const learner = await own.newPage();
  await learner.goto(suite.url('training'));
  await learner.getByLabel('E-mail').fill(person.email);
  await learner.getByLabel('Password', { exact: true }).fill(person.password);
  await learner.getByRole('button', { name: 'Sign in' }).click();
  const row = learner.getByRole('listitem').filter({ hasText: 'Social engineering on the phone' });
  await expect(row.getByText('Due', { exact: true })).toBeVisible();
  expect(await axeViolationsOfThemes(learner.locator('body'))).toEqual([]);
  await row.getByRole('link', { name: /^Start/ }).click();
  await readLessons(learner);
  await learner.getByRole('button', { name: 'Start quiz' }).click();
  await expect(learner.getByText('Question 1 of')).toBeVisible();
  const first = await learner.getByRole('group').locator('legend').textContent();
  expect(await axeViolationsOfThemes(learner.locator('body'))).toEqual([]);
  await learner.reload();
  await learner.getByRole('button', { name: 'Continue quiz' }).click();
  await expect(learner.getByRole('group').locator('legend')).toHaveText(first ?? '');
  await passQuiz(learner, questions);
  await expect(learner.getByText('Passed with 100%')).toBeVisible();
  expect(await axeViolationsOfThemes(learner.locator('body'))).toEqual([]);
  const download = learner.waitForEvent('download');
  await learner.getByRole('button', { name: 'Download certificate' }).first().click();
  const fileName = (await download).suggestedFilename();
  const [, number = ''] = /^certificate-(.+)\.pdf$/.exec(fileName) ?? [];
  await own.close();

  const stranger = await browser.newPage();
  await stranger.goto(suite.url('offer-public', '/certificate'));
  await stranger.getByLabel('Number of the certificate').fill('00000-00000-00000-00000');
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByText('There is no certificate with this number.')).toBeVisible();
  await stranger.getByLabel('Number of the certificate').fill(number.toLowerCase());
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByText('This certificate is genuine and valid')).toBeVisible();
  for (const field of ['Ida Holt', 'Harborline Accounting', 'Social engineering on the phone', '100%', number])
    await expect(stranger.getByText(field, { exact: true })).toBeVisible();
  expect(await axeViolationsOfThemes(stranger.locator('body'))).toEqual([]);
  await stranger.close();

  await page.goto(suite.url('training', '/people'));
  await page.getByLabel('Find by name or e-mail').fill('Ida Holt');
  await expect(page.getByRole('row').filter({ hasText: 'Social engineering' }).getByText('Done', { exact: true })).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  expect(shifted(watched)).toEqual([]);
  expect(watched.errors).toEqual([]);
});

test('a phishing simulation teaches who follows it, and counts people alone', async ({ page, browser, suite, signIn }) => {
  const person = await newPerson(suite, { firstName: 'Jon', lastName: 'Reed' });
  const invitation = await linkOfMail(suite, person.email);
  await signIn('olivia', { at: suite.url('training', '/settings') });
  await page.getByLabel('Allow phishing simulations by e-mail').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();
  await page.goto(suite.url('training', '/phishing'));
  await page.getByRole('button', { name: 'Start a simulation' }).click();
  await page.getByLabel('Who takes it').selectOption({ label: 'A role' });
  await page.getByRole('dialog').getByRole('button', { name: 'Start a simulation' }).click();
  await expect(page.getByText(/The mail goes to/)).toBeVisible();

  const link = await linkOfMail(suite, person.email, invitation);
  const scanner = await browser.newPage();
  await scanner.goto(link);
  await expect(scanner.getByText('This was a phishing simulation')).toBeVisible();
  const detail = page.getByRole('row').filter({ hasText: 'Jon Reed' });
  await page.reload();
  await page
    .getByRole('link', { name: /^Open Password expires today/ })
    .first()
    .click();
  await expect(detail.getByText('No', { exact: true })).toHaveCount(2);
  expect(await axeViolationsOfThemes(scanner.locator('body'))).toEqual([]);
  const counted = scanner.waitForResponse((response) => response.url().endsWith('/clicks') && response.status() === 204);
  await scanner.mouse.move(40, 40);
  await scanner.mouse.move(60, 60);
  await counted;
  await scanner.close();
  await page.reload();
  await expect(detail.getByText('No', { exact: true })).toHaveCount(1);
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
});

test('a firm copies a course, changes it, and publishes it', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('training', '/courses') });
  await page.getByRole('button', { name: 'Copy Phishing' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Phishing at Harborline');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByLabel('What changed').fill('Our names and numbers');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 was published.')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.goto(suite.url('training'));
  await expect(page.getByText('Phishing at Harborline').first()).toBeVisible();
});
