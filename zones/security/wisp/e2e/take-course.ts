import { expect, type Page } from '@playwright/test';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import type { Suite } from '@suite/testing/suite-test';

export interface Question {
  text: string;
  options: { text: string; isRight: boolean }[];
}

/** Reads the questions of a course with their right answers, as administrators can. */
export async function questionsOf(suite: Suite, courseId: string): Promise<Question[]> {
  const noah = apiOf(suite);
  await noah.signIn(people.noah.email, PASSWORD);
  const { content } = (await noah.call('GET', `/academy-admin/v1/courses/${courseId}`)).body;
  return content.pools.flatMap(({ questions }: { questions: Question[] }) => questions);
}

/** Reads every lesson and answers its questions, up to the quiz. */
export async function readLessons(page: Page): Promise<void> {
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

/** Answers every question of a started quiz correctly. */
export async function passQuiz(page: Page, questions: readonly Question[]): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit quiz' });
  for (let at = 1; ; at++) {
    await expect(page.getByText(`Question ${at} of`)).toBeVisible();
    const shown = await page.getByRole('group').locator('legend').textContent();
    const right = questions.find(({ text }) => text === shown)?.options.filter(({ isRight }) => isRight) ?? [];
    for (const { text } of right) await page.getByLabel(text, { exact: true }).check();
    if (await submit.isVisible()) break;
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await submit.click();
}
