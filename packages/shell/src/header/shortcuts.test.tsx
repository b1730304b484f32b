import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, olivia, startZone } from '../start/start-zone.fixture';

const view = (
  <>
    <input type="search" aria-label="Find a client" />
    <nav className="suite-side-nav">
      <a href="#reports" data-shortcut="r">
        Reports <span>12</span>
      </a>
    </nav>
    <table>
      <tbody>
        {['First', 'Second'].map((name) => (
          <tr key={name}>
            <td>
              <input type="checkbox" aria-label={`Select ${name}`} />
            </td>
            <td>
              <a href={`#${name}`}>{name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

const start = async (page = view) => {
  startZone('home', page, { claims: { ...olivia, rights: 'app:home,app:iq-reports' } });
  await screen.findByRole('button', { name: 'Profile of Olivia Hart, OH' });
};
const focused = () => document.activeElement?.textContent;

afterEach(() => browser.removeCookie('shortcuts'));

test('j and k move through the rows of a list', async () => {
  await start();
  await userEvent.keyboard('j');
  await waitFor(() => expect(focused()).toBe('First'));
  await userEvent.keyboard('j');
  await waitFor(() => expect(focused()).toBe('Second'));
  await userEvent.keyboard('k');
  await waitFor(() => expect(focused()).toBe('First'));
});

test("g and a letter follow the page's navigation, whose links keep the date", async () => {
  await start();
  await userEvent.keyboard('gr');
  await waitFor(() => expect(location.hash).toBe('#reports'));
});

test('a slash focuses the search field, where keys are typed and trigger nothing else', async () => {
  await start();
  await userEvent.keyboard('/');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('j?');
  expect(field.value).toBe('j?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a slash opens the palette on a page without a search field', async () => {
  await start(<p>Nothing to search</p>);
  await userEvent.keyboard('/');
  expect(await screen.findByRole('combobox')).toBeTruthy();
});

test('a question mark lists the shortcuts, where single-letter ones can be switched off', async () => {
  await start();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.getByText('Go to Reports')).toBeTruthy();
  expect(screen.queryByText('Go to Dashboard')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shortcuts of single keys' }));
  expect(screen.queryByText('Go to Reports')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('/');
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
});
