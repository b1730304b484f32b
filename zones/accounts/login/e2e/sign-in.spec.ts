import type { Page } from '@playwright/test';
import { newPerson } from '@suite/testing/new-person';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

async function submit(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a person who opens home sees where the sign-in leads, and gets there with the keyboard alone', async ({ page, suite }) => {
  await page.goto(suite.url('home'));
  await expect(page.getByText('to continue to Overview')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(people.noah.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('a sign-in that no zone started leads to home', async ({ page, suite }) => {
  await page.goto(suite.url('login'));
  await submit(page, people.noah.email, PASSWORD);
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('a wrong password shows a message, and the right one then works', async ({ page, suite }) => {
  await page.goto(suite.url('login'));
  await submit(page, people.olivia.email, 'not the password');
  await expect(page.getByText('The e-mail or the password is incorrect.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('an address without an account gets the same message as a wrong password', async ({ page, suite }) => {
  await page.goto(suite.url('login'));
  await submit(page, `nobody-${crypto.randomUUID()}@harborline.example`, PASSWORD);
  await expect(page.getByText('The e-mail or the password is incorrect.')).toBeVisible();
});

test('too many attempts show the seconds to wait, which count down', async ({ page, suite }) => {
  const email = `guesser-${crypto.randomUUID()}@harborline.example`;
  await page.goto(suite.url('login'));
  await expect(async () => {
    await submit(page, email, 'a guess');
    await expect(page.getByText(/is incorrect|Too many tries/)).toBeVisible();
    await expect(page.getByText(/Too many tries\. Try again in \d+ s\./)).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  const seconds = async () => Number((await page.getByRole('timer').textContent())?.match(/\d+/)?.[0]);
  const atFirst = await seconds();
  await expect.poll(seconds).toBeLessThan(atFirst);
});

test('§5 missing fields are reported, and the first one gets the focus', async ({ page, suite }) => {
  await page.goto(suite.url('login'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('E-mail is required.')).toBeVisible();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('a lost connection shows a message, the input stays, and Try again continues', async ({ page, suite, context }) => {
  await page.goto(suite.url('login'));
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await context.setOffline(true);
  await submit(page, people.noah.email, PASSWORD);
  await expect(page.getByText('The service cannot be reached.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(people.noah.email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('a sign-in never returns to an address outside the suite', async ({ page, suite }) => {
  const redirect = new URLSearchParams({ redirect_uri: 'https://elsewhere.example/home/#/' });
  await page.goto(`${suite.apiOrigin}/identity/v1/oauth2/authorize?${redirect}`);
  await expect(page.getByText('You came from a page that is not part of Firm Suite.')).toBeVisible();
  await submit(page, people.noah.email, PASSWORD);
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test("the identity service rejects a redirect_uri that was added to the page's address by hand", async ({ page, suite }) => {
  const login = new URL(suite.url('login'));
  login.searchParams.set('redirect_uri', 'https://elsewhere.example/home/#/');
  await page.goto(login.href);
  await submit(page, people.noah.email, PASSWORD);
  await expect(page.getByText('You came from a page that is not part of Firm Suite.')).toBeVisible();
  await submit(page, people.noah.email, PASSWORD);
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('§2 a person can show the password and hide it again', async ({ page, suite }) => {
  await page.goto(suite.url('login'));
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Suite');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a person with a deactivated account gets a message about it', async ({ page, suite, signInByForm }) => {
  const [boss, nina] = [await newPerson(suite, { role: 'administrator' }), await newPerson(suite)];
  const path = `/access/v1/people/${nina.userId}`;
  const { body } = (await boss.call('GET', path)) as { body: { person: { version: number } } };
  await boss.call('PUT', path, { version: body.person.version, status: 'deactivated' });
  await signInByForm(nina);
  await expect(page.getByText('Your account was deactivated.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(nina.email);
});
