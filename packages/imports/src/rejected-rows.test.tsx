import type { RejectedRow } from '@services/ledger/contract/imports';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RejectedRows, type RejectedView, rejectedDefaults } from './rejected-rows';

const runId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const path = `GET /insights/imports/${runId}/rejected-rows`;
const claims = { userId: runId, companyId: runId, email: 'olivia@harborline.example' };

const all: RejectedRow[] = Array.from({ length: 230 }, (_, place) => ({
  file: 'list.csv',
  line: place + 2,
  column: place % 2 ? 'Total' : null,
  reason: `row ${place} is none`,
}));

/** Responds with one page of rows, like the server. */
const paged: Answer = (request) => {
  const query = new URL(request.url).searchParams;
  const offset = Number(query.get('offset'));
  return Response.json({ rows: all.slice(offset, offset + Number(query.get('limit'))), total: all.length });
};

const open = (answer: Answer, part: Partial<RejectedView> = {}) => {
  const changes: Partial<RejectedView>[] = [];
  const view = { ...rejectedDefaults, ...part };
  const suite = renderInSuite(<RejectedRows runId={runId} view={view} change={(next) => changes.push(next)} />, {
    zone: 'iq-settings',
    claims,
    answers: { [path]: answer },
  });
  return { ...suite, changes };
};

/** Records the names of downloaded files. */
function watchDownloads(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download);
  };
  return names;
}

test('a page of rows shows line, column and reason, and the next one is requested by its number', async () => {
  const { changes } = open(paged, { page: '2' });
  expect(await screen.findByText('31–60 of 230')).toBeTruthy();
  expect(screen.getAllByRole('row')[2]?.textContent).toBe('33Totalrow 31 is nonelist.csv');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(changes).toEqual([{ page: '3' }]);
});

test('rows are requested in the order of the view, and clicking a heading or searching changes it', async () => {
  const requested: string[] = [];
  const { changes } = open(
    (request) => {
      requested.push(new URL(request.url).search);
      return Response.json({ rows: [], total: 0 });
    },
    { find: 'none ', sort: 'reason', order: 'descending' },
  );
  expect(await screen.findByText('No rejected row matches')).toBeTruthy();
  expect(requested).toEqual(['?find=none&sort=reason&order=descending&offset=0&limit=30']);
  await userEvent.click(screen.getByRole('button', { name: 'Line' }));
  await userEvent.type(screen.getByRole('searchbox'), '!');
  expect(changes).toEqual([{ sort: 'line', order: 'ascending' }, { find: 'none !' }]);
});

test('the file contains the rows of all pages, with the service’s file name', async () => {
  const { answers } = open(paged);
  await screen.findByText('1–30 of 230');
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="rejected-rows.csv"',
  };
  answers[`${path}/csv`] = () => new Response('File,Line,Column,Reason\r\n', { headers });
  const files = watchDownloads();
  await userEvent.click(screen.getByRole('button', { name: 'Download all as CSV' }));
  await waitFor(() => expect(files).toEqual(['rejected-rows.csv']));
});

test('a failed download shows the reason', async () => {
  const { answers, toasts } = open(paged);
  await screen.findByText('1–30 of 230');
  answers[`${path}/csv`] = () => Promise.reject(new TypeError('refused'));
  const files = watchDownloads();
  await userEvent.click(screen.getByRole('button', { name: 'Download all as CSV' }));
  await waitFor(() =>
    expect(toasts).toEqual([
      'Error: The server cannot be reached',
      'The file was not downloaded. The server cannot be reached. Check your connection.',
    ]),
  );
  expect(files).toEqual([]);
});

test('rows that fail to load show an error and can be loaded again', async () => {
  const { answers } = open(() => new Response('', { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toContain('The rejected rows could not be loaded.');
  answers[path] = paged;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–30 of 230')).toBeTruthy();
});
