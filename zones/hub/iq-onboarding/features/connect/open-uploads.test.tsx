import type { Upload } from '@services/ledger/contract/uploads';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenUploads } from './open-uploads';

/** Ids of uploads, in the order in which they are listed. */
const idOf = (place: number) => `7d0f2c11-31f4-4a6f-9f7b-0c7a5b1f2d0${place}`;

const upload = (place: number, part: Partial<Upload> = {}): Upload => ({
  id: idOf(place),
  fileName: 'list.csv',
  bytes: 1000,
  state: 'waiting',
  failure: null,
  rowsRead: 3,
  bytesRead: 1000,
  guess: null,
  confirmation: null,
  duplicates: null,
  readLike: null,
  waitsFor: null,
  runId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

test('discards the uploads of a file that was sent several times, and no other', async () => {
  let uploads = [
    upload(0),
    upload(1),
    upload(2, { bytes: 1001 }),
    upload(3, { state: 'failed', failure: 'The disk is full.' }),
    upload(4, { fileName: 'other.csv' }),
    upload(5, { state: 'importing' }),
  ];
  const discard = (id: string) => () => {
    uploads = uploads.filter((each) => each.id !== id);
    return new Response(null, { status: 204 });
  };
  renderInSuite(<OpenUploads />, {
    zone: 'iq-onboarding',
    claims: {},
    answers: {
      'GET /insights/uploads': () => Response.json({ uploads, total: uploads.length }),
      ...Object.fromEntries([0, 1, 3].map((place) => [`DELETE /insights/uploads/${idOf(place)}`, discard(idOf(place))])),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard all 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard 3 uploads of list.csv?' });
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Discard all 3') as Element,
  );
  await waitFor(() => expect(uploads.map(({ id }) => id)).toEqual([2, 4, 5].map(idOf)));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard all 3' })).toBeNull());
});
