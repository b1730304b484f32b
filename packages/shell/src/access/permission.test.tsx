import { getOwnRequests } from '@services/identity/contract/requests';
import { useQuery } from '@suite/api/use-query';
import { useUnsavedWork } from '@suite/session/session-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { browser, olivia, startZone, tokensOf } from '../start/start-zone.fixture';
import { Opened } from './opened';

const open = { ...olivia, rights: 'app:iq-settings,app:iq-clients' };
const closed = { ...olivia, rights: 'app:iq-clients' };

const CURRENT = 'GET /identity/v1/sessions/current';
const TOKEN = 'POST /identity/v1/oauth2/token';

// Monitoring has no settings in this test and logs that.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

function Page() {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
}

const openPage = async (answers = {}) => {
  const zone = startZone(
    'iq-settings',
    <Opened>
      <Page />
    </Opened>,
    { claims: open, answers },
  );
  await screen.findByLabelText('Note');
  return zone;
};

const note = () => screen.queryByLabelText<HTMLInputElement>('Note');
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const isClosed = () => screen.queryByRole('heading', { name: 'IQ settings is not open to you' }) !== null;

test('an app closed to the person says so in its open page, and shows its content again once it is reopened', async () => {
  const { otherTabs } = await openPage();
  await otherTabs.signIn(closed);
  expect(isClosed()).toBe(true);
  expect(note()).toBeNull();
  await otherTabs.signIn(open);
  expect(isClosed()).toBe(false);
  expect(note()).not.toBeNull();
});

test('a closed page says who closed it and when, and how to ask for access', async () => {
  browser.writeCookie('locale', 'en-US');
  const closing = { by: 'Noah Reed', at: '2026-11-03T12:00:00.000Z', group: null };
  const { otherTabs } = await openPage({ 'GET /access/v1/own-closings/iq-settings': () => Response.json(closing) });
  await otherTabs.signIn(closed);
  expect(await screen.findByText('Noah Reed closed it to you on Nov 3, 2026. You can ask for it.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Request access' }).getAttribute('href')).toContain('/request?app=iq-settings');
});

test("when the firm starts to require two-factor authentication, its page leads to the person's account and comes back", async () => {
  const { otherTabs } = await openPage();
  await otherTabs.signIn({ ...olivia, rights: 'two-factor-needed' });
  expect(await screen.findByRole('heading', { name: 'Your firm requires two-factor authentication' })).toBeTruthy();
  expect(note()).toBeNull();
  expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toContain('/identity/profile/');
  await otherTabs.signIn(open);
  expect(note()).not.toBeNull();
});

function Requests() {
  const { error } = useQuery(getOwnRequests, {});
  return <p>{error ? 'Your requests could not be loaded.' : 'Your requests'}</p>;
}

test('a page whose call is rejected with 403 notices at once that its app was closed', async () => {
  const answers = {
    'GET /access/v1/own-requests': () => Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 }),
    [CURRENT]: () => Response.json({ hasCurrentRights: false }),
    [TOKEN]: () => Response.json(tokensOf({ ...closed, email: 'olivia@harborline.example' })),
  };
  const view = (
    <Opened>
      <Requests />
    </Opened>
  );
  startZone('iq-settings', view, { claims: open, answers });
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(screen.queryByText('Your requests could not be loaded.')).toBeNull();
});

test('a page notices by itself when the person returns to it', async () => {
  const { answers } = await openPage({ [CURRENT]: () => Response.json({ hasCurrentRights: true }) });
  answers[CURRENT] = () => Response.json({ hasCurrentRights: false });
  answers[TOKEN] = () => Response.json(tokensOf({ ...closed, email: 'olivia@harborline.example' }));
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(isClosed()).toBe(true));
});

describe('an app that is closed while there is unsaved work', () => {
  async function closeOverWork() {
    const zone = await openPage();
    await userEvent.type(note() as HTMLInputElement, 'Call Birch');
    await zone.otherTabs.signIn(closed);
    return zone;
  }

  test('says why, and keeps the work', async () => {
    await closeOverWork();
    const dialog = screen.getByRole('dialog', { name: 'IQ settings was closed to you' });
    expect(dialog.textContent).toContain('unsaved work that can no longer be saved here');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(note()?.value).toBe('Call Birch');
  });

  test('keeps the work on the screen while there is any, and closes once there is none', async () => {
    await closeOverWork();
    await press('Keep on screen');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(note()?.value).toBe('Call Birch');
    await userEvent.clear(note() as HTMLInputElement);
    expect(isClosed()).toBe(true);
  });

  test('closes when the work is discarded', async () => {
    await closeOverWork();
    await press('Discard work');
    expect(note()).toBeNull();
    expect(isClosed()).toBe(true);
  });

  test('continues unchanged when it is reopened', async () => {
    const { otherTabs } = await closeOverWork();
    await otherTabs.signIn(open);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(note()?.value).toBe('Call Birch');
    await otherTabs.signIn(closed);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
