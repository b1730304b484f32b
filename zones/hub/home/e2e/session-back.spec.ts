import { backAfterLogout, withBackForwardCache } from '@suite/testing/session-cases/back-after-logout';
import { expect, test } from '@suite/testing/suite-test';

test('§4 Back after a logout shows nothing private: such pages are not kept in the back/forward cache', async ({
  playwright,
  launchOptions,
  suite,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ...withBackForwardCache });
  const figures = await backAfterLogout({ browser, suite }, { rounds: 1 });
  await browser.close();
  expect(figures.privateBefore).toBeGreaterThan(0);
  expect(figures.pictures).toBeGreaterThan(0);
  expect(figures).toMatchObject({ restores: 0, privateFrames: 0, privatePictures: 0 });
});
