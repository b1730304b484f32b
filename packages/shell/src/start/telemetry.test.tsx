import { silentLogger } from '@suite/env/quiet.fixture';
import { createTelemetry } from '@suite/telemetry/telemetry';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Opened } from '../access/opened';
import { browser, CONFIG_CALL, config, olivia, startZone } from './start-zone.fixture';

const knownFlags = (values: object) => localStorage.setItem('suite.flags.prod', JSON.stringify(values));

/** Has the service send new values to another tab of this origin. */
const tellElsewhere = (values: object) =>
  act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'suite.flags.prod', newValue: JSON.stringify(values) }));
  });

beforeEach(() => {
  localStorage.clear();
  browser.removeCookie('announcement_read');
});

/** Waits for the next idle moment and for what it starts. */
async function nextQuiet() {
  const { quiet } = createTelemetry({ environment: 'prod', logger: silentLogger });
  const had = new Promise<void>((resolve) => {
    quiet.whenQuiet(resolve);
  });
  dispatchEvent(new Event('keydown'));
  await act(() => had);
  await act(() => import('@suite/telemetry/late-telemetry'));
}

const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

test('the AI chat button appears and disappears with its flag, and its space stays reserved', async () => {
  startZone('home', null, { claims: olivia });
  await screen.findByRole('button', { name: /^Profile of/ });
  const button = () => screen.getByRole('link', { name: /^AI chat/, hidden: true });
  expect(button().className).not.toContain('suite-header-off');
  await tellElsewhere({ 'ai-chat-button': false });
  expect(button().className).toContain('suite-header-off');
  await tellElsewhere({ 'ai-chat-button': true });
  expect(button().className).not.toContain('suite-header-off');
});

test('an announcement is shown until it is dismissed, then not again in this session; the next one is shown', async () => {
  knownFlags({ announcement: 'Maintenance at 22:00' });
  startZone('home', null, { claims: olivia });
  await screen.findByText('Maintenance at 22:00');
  await userEvent.click(within(messages().getByRole('status')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Maintenance at 22:00')).toBeNull();
  cleanup();
  startZone('home', null, { claims: olivia });
  await screen.findByRole('region', { name: 'Messages' });
  expect(screen.queryByText('Maintenance at 22:00')).toBeNull();
  await tellElsewhere({ announcement: 'Maintenance at 23:00' });
  expect(messages().getByRole('status').textContent).toContain('Maintenance at 23:00');
});

test('an announcement is shown to signed-in people only', async () => {
  knownFlags({ announcement: 'Maintenance at 22:00' });
  startZone('invite', <Opened>Welcome</Opened>);
  await screen.findByText('Welcome');
  expect(screen.queryByText('Maintenance at 22:00')).toBeNull();
});

test('§5 monitoring without a client token logs it once the page is idle, and sends nothing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { calls } = startZone('home', <Opened>Shown</Opened>, { claims: olivia });
  await screen.findByText('Shown');
  const logged = () => error.mock.calls.flat().filter((line) => String(line).startsWith('Client Token'));
  expect(logged()).toEqual([]);
  dispatchEvent(new Event('keydown'));
  await waitFor(() => expect(logged()).toEqual(['Client Token is not configured, we will not send any data.']));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  error.mockRestore();
});

test('signing in again starts nothing twice', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { otherTabs } = startZone('home', <Opened>Shown</Opened>, { claims: olivia });
  await screen.findByText('Shown');
  const logged = () => error.mock.calls.flat().filter((line) => String(line).startsWith('Client Token'));
  dispatchEvent(new Event('keydown'));
  await waitFor(() => expect(logged()).toHaveLength(1));
  await otherTabs.logOut(olivia);
  await waitFor(() => expect(screen.queryByText('Shown')).toBeNull());
  await otherTabs.signIn({ ...olivia, sessionId: 's2' });
  await screen.findByText('Shown');
  await nextQuiet();
  expect(logged()).toHaveLength(1);
  error.mockRestore();
});

test('§5 an invalid sample rate is logged with the message of the requirements', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = { ...config, MONITORING_CLIENT_TOKEN: 't', MONITORING_SESSION_SAMPLE_RATE: '101' };
  startZone('home', <Opened>Shown</Opened>, { claims: olivia, answers: { [CONFIG_CALL]: () => Response.json(wrong) } });
  await screen.findByText('Shown');
  dispatchEvent(new Event('keydown'));
  await waitFor(() => expect(error.mock.calls.flat()).toContain('Session Sample Rate should be a number between 0 and 100'));
  error.mockRestore();
});

test('opening the app switcher, an app and the palette is tracked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const logged = () => warn.mock.calls.flat().filter((line) => String(line).includes('is not tracked'));
  startZone('home', <Opened>Shown</Opened>, { claims: { ...olivia, rights: 'app:wisp' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Apps' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Security plan' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'theme: da');
  await userEvent.click(await screen.findByRole('option', { name: 'Theme: dark' }));
  expect(logged()).toEqual(
    ['app switcher opened', 'app opened', 'palette used'].map((name) => `“${name}” is not tracked: analytics is not ready`),
  );
  jest.restoreAllMocks();
});
