import { useSession } from '@suite/session/session-provider';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Opened } from '../access/opened';
import { browser, olivia, startZone, writeTokens } from './start-zone.fixture';

const noah = { userId: 'u2', companyId: 'c2', sessionId: 's2', firstName: 'Noah', lastName: 'Field', segments: 'iq' };
const CONFIGURATION = 'GET /identity/v1/.well-known/openid-configuration';
const COMPANIES = 'GET /identity/v3/users/u1/companies';
const TOKEN = 'POST /identity/v1/oauth2/token';
const refused = () => Response.json({ error: 'invalid_request', error_description: '' }, { status: 400 });

const Page = () => (
  <>
    <p>Of {useSession().token.companyId}</p>
    <input aria-label="Note" />
  </>
);
const view = (
  <Opened loading={<p>Skeleton</p>}>
    <Page />
  </Opened>
);

// Resets the count of redirects to login.
beforeEach(() => sessionStorage.clear());
afterEach(() => document.documentElement.removeAttribute('data-concealed'));

/** Opens the page of a signed-in person and types something into it. */
async function openPage() {
  const never = new Promise<Response>(() => {});
  const zone = startZone('home', view, {
    claims: olivia,
    answers: { [CONFIGURATION]: () => never, [COMPANIES]: () => Response.json([]) },
  });
  await userEvent.type(await screen.findByLabelText('Note'), 'Call Birch');
  return zone;
}

const note = () => screen.getByLabelText<HTMLInputElement>('Note').value;
const isHeaderShown = () => document.documentElement.hasAttribute('data-session');
const isConcealed = () => document.documentElement.hasAttribute('data-concealed');
const pass = (type: 'pagehide' | 'pageshow') => dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
const comeBack = () => act(async () => void pass('pageshow'));

test('§4 a logout in another tab hides the page and the header at once, and redirects to login', async () => {
  const { otherTabs, calls } = await openPage();
  expect(isHeaderShown()).toBe(true);
  await otherTabs.logOut(olivia);
  expect(screen.queryByText('Of c1')).toBeNull();
  expect(screen.getByText('Skeleton')).toBeTruthy();
  expect(isHeaderShown()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Profile of Olivia Hart, OH' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(calls).toContain(CONFIGURATION));
});

test('§4 a lost session opens the modal; when another tab signs in, the modal closes and the page is back', async () => {
  const { otherTabs } = await openPage();
  await otherTabs.loseSession();
  expect(screen.getByRole('dialog', { name: 'Session expired' })).toBeTruthy();
  expect(isHeaderShown()).toBe(false);
  await otherTabs.signIn(olivia);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Of c1')).toBeTruthy();
  expect(isHeaderShown()).toBe(true);
});

test('§4 after a failed renewal the modal covers the page; when another tab renews, it closes with nothing typed lost', async () => {
  const { otherTabs, answers } = await openPage();
  answers[TOKEN] = refused;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  browser.removeCookie('access_token');
  dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('dialog', { name: 'Session expired' })).toBeTruthy();
  expect(note()).toBe('Call Birch');
  await otherTabs.signIn(olivia);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(note()).toBe('Call Birch');
  jest.restoreAllMocks();
});

test('§4 a company switch in another tab restarts the page without any data of the first company', async () => {
  const { otherTabs } = await openPage();
  await otherTabs.signIn({ ...olivia, companyId: 'c9' });
  expect(screen.getByText('Of c9')).toBeTruthy();
  expect(note()).toBe('');
});

test('§4 a renewal in another tab leaves the page unchanged', async () => {
  const { otherTabs } = await openPage();
  await otherTabs.signIn({ ...olivia, email: 'olivia@harborline.example' });
  expect(note()).toBe('Call Birch');
});

test('§4 another person who signs in in another tab sees nothing of the first', async () => {
  const { otherTabs } = await openPage();
  await otherTabs.signIn(noah);
  expect(screen.getByText('Of c2')).toBeTruthy();
  expect(note()).toBe('');
  expect(await screen.findByRole('button', { name: 'Profile of Noah Field, NF' })).toBeTruthy();
});

test('§4 Back after a logout shows nothing private and redirects to login', async () => {
  const { calls } = await openPage();
  pass('pagehide');
  expect(isConcealed()).toBe(true);
  writeTokens(undefined);
  browser.writeCookie('ended_session', olivia.sessionId);
  await comeBack();
  expect(screen.queryByText('Of c1')).toBeNull();
  expect(isConcealed()).toBe(true);
  expect(calls).toContain(CONFIGURATION);
});

test('§4 Back in another company shows that company, once nothing of the first is left', async () => {
  await openPage();
  pass('pagehide');
  writeTokens({ ...olivia, companyId: 'c9' });
  await comeBack();
  expect(screen.getByText('Of c9')).toBeTruthy();
  expect(note()).toBe('');
  await waitFor(() => expect(isConcealed()).toBe(false));
});

test('Back as the same person restores the page as it was left', async () => {
  await openPage();
  pass('pagehide');
  await comeBack();
  expect(isConcealed()).toBe(false);
  expect(note()).toBe('Call Birch');
});
