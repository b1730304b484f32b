import { newPerson } from '@suite/testing/new-person';
import { expect, test } from '@suite/testing/suite-test';

const nouns = ['access_token', 'refresh_token', 'id_token'] as const;

/** Each set of cookies that may be left in a browser, and whether it is a session (§4, "Logged in"). */
const leftovers = Array.from({ length: 8 }, (_, bits) => nouns.filter((_, index) => bits & (1 << index)));

for (const left of leftovers) {
  const isEnough = left.includes('refresh_token') && left.includes('id_token');
  const end = isEnough ? 'stays signed in' : 'is asked to sign in once';

  test(`a browser with ${left.join(' and ') || 'none of the three cookies'} ${end}`, async ({ page, suite, signIn, cookie }) => {
    await signIn(await newPerson(suite));
    const overview = page.getByRole('heading', { name: 'Overview', level: 1 });
    await expect(overview).toBeVisible();
    await page.goto('about:blank');
    for (const noun of nouns) if (!left.includes(noun)) await cookie.remove(noun);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && visited.push(new URL(frame.url()).pathname));

    await page.goto(suite.url('home'));
    await expect(isEnough ? overview : page.getByLabel('E-mail')).toBeVisible();
    expect(visited.filter((path, index) => path !== visited[index - 1])).toEqual(isEnough ? ['/home/'] : ['/home/', '/login/']);
  });
}
