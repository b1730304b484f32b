import type { RejectedRow } from '@suite/contract/uploads';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RejectedRows } from './rejected-rows';

const runId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const path = `GET /insights/imports/${runId}/rejected-rows`;
const claims = { userId: runId, companyId: runId, email: 'olivia@harborline.example' };

const all: RejectedRow[] = Array.from({ length: 230 }, (_, place) => ({
  file: 'list.csv',
  line: place + 2,
  column: place % 2 ? 'Total' : null,
  reason: place === 0 ? '=cmd' : `row ${place} is none`,
}));

/** The rows as the server gives them: page by page. */
const paged: Answer = (request) => {
  const query = new URL(request.url).searchParams;
  const offset = Number(query.get('offset'));
  return Response.json({ rows: all.slice(offset, offset + Number(query.get('limit'))), total: all.length });
};

const open = (answer: Answer, page = '1') => {
  const pages: number[] = [];
  const suite = renderInSuite(<RejectedRows runId={runId} page={page} onPage={(next) => pages.push(next)} />, {
    zone: 'iq-settings',
    claims,
    answers: { [path]: answer },
  });
  return { ...suite, pages };
};

/** What a press hands to the downloads. */
async function exported(): Promise<string> {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => String(files.push(file as Blob));
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
}

test('a page of rows with line, column and reason; the next is asked for by its number', async () => {
  const { pages } = open(paged, '2');
  expect(await screen.findByText('31–60 of 230')).toBeTruthy();
  expect(screen.getAllByRole('row')[2]?.textContent).toBe('33Totalrow 31 is nonelist.csv');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(pages).toEqual([3]);
});

test('the file holds the rows of all pages, and no formula', async () => {
  open(paged);
  await screen.findByText('1–30 of 230');
  const lines = (await exported()).trim().split('\r\n');
  expect(lines).toHaveLength(231);
  expect(lines[1]).toBe("list.csv,2,,'=cmd");
  expect(lines[230]).toBe('list.csv,231,Total,row 229 is none');
});

test('rows that cannot be loaded say so and can be asked for again', async () => {
  const { answers } = open(() => new Response('', { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toContain('The rejected rows could not be loaded.');
  answers[path] = paged;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–30 of 230')).toBeTruthy();
});
