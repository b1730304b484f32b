import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Phishing } from './phishing';

const campaign = {
  ...{
    id: 'p1',
    template: 'Parcel',
    by: 'Ada Birch',
    startedAt: '2026-03-01T17:00:00Z',
    people: 8,
    sent: 8,
    clicked: 1,
    reported: 2,
  },
};

function open({ isPhishingAllowed = true, campaigns = [campaign], hash = '#/phishing' } = {}) {
  location.hash = hash;
  renderInSuite(<Phishing />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change' },
    answers: {
      'GET /academy-admin/v1/phishing/campaigns': () => Response.json({ campaigns, templates: [] }),
      'GET /academy-admin/v1/phishing/months': () =>
        Response.json({ months: campaigns.length ? [{ month: '2026-03', sent: 8, clicked: 1, reported: 2 }] : [] }),
      'GET /academy-admin/v1/settings': () => Response.json({ version: 1, timeZone: 'America/New_York', isPhishingAllowed }),
      'GET /academy-admin/v1/phishing/campaigns/p1': () =>
        Response.json({
          campaign,
          targets: [
            { userId: 'u2', name: 'Mel', sentAt: '2026-03-01T17:05:00Z', clickedAt: '2026-03-01T18:00:00Z', reportedAt: null },
            { userId: 'u3', name: 'Pat', sentAt: null, clickedAt: null, reportedAt: null },
          ],
        }),
    },
  });
}

const start = () => screen.queryAllByRole('button', { name: 'Start a simulation' });

test('shows the rates of each simulation and month', async () => {
  open({ campaigns: [campaign, { ...campaign, id: 'p2', template: 'Prize', sent: 0, clicked: 0, reported: 0 }] });
  const [first, second] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(first).toContain('8 people · clicked 1 (13%) · reported 2 (25%)');
  expect(first).toContain('by Ada Birch');
  expect(second).toContain('0 of 8 sent · clicked 0 · reported 0');
  const cells = [...screen.getByRole('table').querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['March 2026', '8', '1 (13%)', '2 (25%)']);
  expect(start()).toHaveLength(1);
});

test('starts none before the firm allows simulations', async () => {
  open({ isPhishingAllowed: false });
  expect(await screen.findByText('Simulations are off')).toBeTruthy();
  expect(start()).toEqual([]);
});

test('leads to the first one', async () => {
  open({ campaigns: [] });
  expect(await screen.findByText('No simulation yet')).toBeTruthy();
  expect(start()).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows who clicked and who reported, and to whom nothing was sent yet', async () => {
  open({ hash: '#/phishing?id=p1' });
  const rows = [...(await screen.findByRole('table')).querySelectorAll('tbody tr')];
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells[0]).toEqual(['Mel', expect.stringContaining('Mar 1, 2026'), expect.stringContaining('Mar 1, 2026'), 'No']);
  expect(cells[1]).toEqual(['Pat', 'Waiting', '', '']);
});
