import type { OsRelease, OsTable } from '@services/devices/contract/os-support';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OsSupport } from './os-support';

const release = (cycle: string, endsOn: string | null, part: Partial<OsRelease> = {}): OsRelease => ({
  ...{ platform: 'macos', cycle, label: `macOS ${cycle}`, endsOn, hasEnded: false, latest: `${cycle}.7`, devices: 0 },
  source: { url: 'https://endoflife.date/macos', on: '2026-08-22' },
  ...part,
});
const shipped: OsTable = {
  ...{ updatedOn: '2026-08-22', isShipped: true },
  releases: [
    release('27', null, { source: { url: 'https://example.org/27', on: '2026-09-14' } }),
    release('14', null, { hasEnded: true }),
    release('13', '2025-09-15', { devices: 3 }),
  ],
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T12:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

/** Opens the page; the server takes what is written to it. */
function open(table: OsTable, rights: string) {
  let current = table;
  return renderInSuite(<OsSupport />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      'GET /security-data/v1/os-support': () => Response.json(current),
      'PUT /security-data/v1/os-support': () => {
        current = { updatedOn: '2026-11-26', isShipped: false, releases: [release('26', '2028-09-30', { source: null })] };
        return Response.json(current);
      },
    },
  });
}
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows until when each release is supported, where that was read and as of when', async () => {
  open(shipped, 'admin,change');
  await screen.findByRole('row', { name: /macOS 13/ });
  expect(screen.getByText(/comes with the suite, as of Aug 22, 2026/)).toBeTruthy();
  expect(cellsOf(/macOS 27/)).toEqual(['No end announced', '27.7', 'example.org, Sep 14, 2026↗', '']);
  expect(cellsOf(/macOS 14/)).toEqual(['Ended', '14.7', 'endoflife.date, Aug 22, 2026↗', '']);
  expect(cellsOf(/macOS 13/)).toEqual(['Sep 15, 2025', '13.7', 'endoflife.date, Aug 22, 2026↗', '3']);
  expect(screen.getByRole('link', { name: /example\.org/ }).getAttribute('href')).toBe('https://example.org/27');
  expect(screen.queryByLabelText(/New table/)).toBeNull();
});

test('lets operators replace the table, and says when a file is none', async () => {
  const { requests } = open(shipped, 'admin,change,operator');
  const input = await screen.findByLabelText(/New table/);
  const choose = (content: Buffer) => {
    // jsdom's files can't be read.
    const file = Object.assign(new File(['x'], 'table.json', { type: 'application/json' }), {
      arrayBuffer: async () => new Uint8Array(content).buffer,
    });
    return userEvent.upload(input, file);
  };
  await choose(Buffer.from('{"windows": 7}'));
  expect(await screen.findByText(/^This is no table of releases/)).toBeTruthy();
  await choose(Buffer.from('{"macos": [{"cycle": "26 caf\xe9", "eol": "2028-09-30"}]}', 'latin1'));
  expect(await screen.findByText(/not in UTF-8/)).toBeTruthy();
  // PowerShell writes UTF-16 with a mark.
  await choose(Buffer.from('\ufeff{"macos": [{"cycle": "26", "eol": "2028-09-30"}]}', 'utf16le'));
  expect(await screen.findByText('The table now has 1 release.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Updated Nov 26, 2026.')).toBeTruthy());
  expect(cellsOf(/macOS 26/)).toEqual(['Sep 30, 2028', '26.7', 'The operator’s table', '']);
  expect(requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1);
});
