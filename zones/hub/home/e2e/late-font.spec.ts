import { expect, test } from '@suite/testing/suite-test';

test('a page that was drawn before its font loaded uses the font once it has loaded', async ({ page, signIn }) => {
  await signIn('olivia');
  let release = () => {};
  const isDrawn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await isDrawn;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Overview', level: 1 });
  await expect(heading).toBeVisible();
  const widthOfText = () =>
    heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  const before = await widthOfText();
  release();
  await expect.poll(widthOfText).not.toBe(before);
});
