import { renderInSuite } from '@suite/testing/render-in-suite';
import { act, screen, within } from '@testing-library/react';
import { TokenPage } from './token-page';

const claims = {
  userId: 'user-1',
  companyId: 'company-1',
  email: 'olivia@harborline.example',
  rights: 'app:internal,admin',
  segments: '',
  isFirstLogin: 'true',
};

const fields = () =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

test('§3 shows every field of the parsed token, times as moments, and never the token itself', () => {
  const { browser, session } = renderInSuite(<TokenPage />, { zone: 'internal', claims });
  const lists = ['rights', 'segments'];
  expect(Object.keys(fields()).sort()).toEqual(
    Object.keys(session.token())
      .filter((key) => !lists.includes(key))
      .sort(),
  );
  expect(fields()).toMatchObject({ userId: 'user-1', isFirstLogin: 'Yes', hiveId: 'Empty', notBefore: 'Empty' });
  const issued = new Date(session.token().issuedAt * 1000).toISOString();
  expect(document.querySelector('time')?.dateTime).toBe(issued);
  const rights = within(screen.getByRole('region', { name: 'Rights (2)' })).getAllByRole('listitem');
  expect(rights.map(({ textContent }) => textContent)).toEqual(['app:internal', 'admin']);
  expect(within(screen.getByRole('region', { name: 'Segments (0)' })).getByText('None')).toBeTruthy();
  const raw = browser.readCookie('access_token');
  expect(document.body.textContent).not.toContain(raw.split('.')[1]);
});

test('shows the lifetime and the remaining time, updated as time goes by', () => {
  jest.useFakeTimers();
  try {
    const { browser } = renderInSuite(<TokenPage />, { zone: 'internal', claims });
    expect(screen.getByText(/^Lives 60 min, 60 min left/)).toBeTruthy();
    browser.time += 1800;
    act(() => void jest.advanceTimersByTime(10_000));
    expect(screen.getByText(/^Lives 60 min, 30 min left/)).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});
