import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from './import-page';

/** Opens the page; the server adds the first row and rejects the others. */
function open() {
  const sent: unknown[] = [];
  renderInSuite(<ImportPage />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change' },
    answers: {
      'POST /security-data/v1/device-imports': async (request) => {
        const { rows } = await request.json();
        sent.push(rows);
        const rejected = rows
          .slice(1)
          .map(({ line }: { line: number }) => ({ line, reason: 'The name is missing. Fill it in.' }));
        return Response.json({ added: 1, updated: 0, rejected });
      },
    },
  });
  return sent;
}
/** Chooses a file that can be read, because jsdom's can't. */
async function choose(text: string, encoding: BufferEncoding = 'utf8') {
  const file = new File([text], 'devices.csv', { type: 'text/csv' });
  file.arrayBuffer = async () => new Uint8Array(Buffer.from(text, encoding)).buffer;
  await userEvent.upload(await screen.findByLabelText(/List of devices as CSV/), file);
}

test('shows how a file is read before it is imported, and which of its rows were left out', async () => {
  const sent = open();
  await choose('Device Name,Serial No.,Color\nLT-1,S1,blue\n,S2,red\n');
  expect(await screen.findByText('devices.csv has 2 rows.')).toBeTruthy();
  expect(screen.getByText('Read as: Name, Serial number')).toBeTruthy();
  expect(screen.getByText('These columns are not known and are left out: Color.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText(/1 added, 0 updated\./)).toBeTruthy();
  expect(sent).toEqual([
    [
      { line: 2, cells: { name: 'LT-1', serial: 'S1' } },
      { line: 3, cells: { name: '', serial: 'S2' } },
    ],
  ]);
  const rejected = within(screen.getByRole('table', { name: '1 row was left out' }));
  expect(rejected.getByRole('row', { name: /The name is missing/ }).textContent).toContain('3');
});

test('shows how the letters of a file were read, and reads it again in the encoding that a person chooses', async () => {
  const sent = open();
  // The byte e1 is ß in DOS 850, and á in Windows-1252.
  await choose('Name;Location\nLT-1;Stra\xe1e\n', 'latin1');
  const field = await screen.findByRole('combobox', { name: 'Text encoding' });
  expect(field.textContent).toContain('Windows-1252');
  expect(screen.getByText('Choose another one if these letters are wrong: Straáe')).toBeTruthy();
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'DOS 850' }));
  expect(await screen.findByText('Choose another one if these letters are wrong: Straße')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await screen.findByText(/1 added/);
  expect(sent).toEqual([[{ line: 2, cells: { name: 'LT-1', location: 'Straße' } }]]);
});

test('asks nothing about letters when the encoding is certain', async () => {
  open();
  await choose('Name;Location\nLT-1;Straße\n');
  await screen.findByText('devices.csv has 1 row.');
  expect(screen.queryByText('Text encoding')).toBeNull();
});

test('says what is wrong with a file and imports nothing', async () => {
  const sent = open();
  await choose('color,size\nblue,3\n');
  expect(await screen.findByText(/no column for the name of a device/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(sent).toEqual([]);
});
