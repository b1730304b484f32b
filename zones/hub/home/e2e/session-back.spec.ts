import { backAfterLogout, withBackForwardCache } from '@suite/testing/session-cases/back-after-logout';
import { expect, test } from '@suite/testing/suite-test';

test.use({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, ...withBackForwardCache }), { scope: 'worker' }],
});

test('§4 Back after a logout shows nothing private: such pages are not kept in the back/forward cache', async ({
  browser,
  suite,
}) => {
  const figures = await backAfterLogout({ browser, suite }, { rounds: 1 });
  expect(figures.privateBefore).toBeGreaterThan(0);
  expect(figures.pictures).toBeGreaterThan(0);
  expect(figures).toMatchObject({ restores: 0, privateFrames: 0, privatePictures: 0 });
});
