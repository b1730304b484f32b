import type { VendorMerge } from '@services/insights/contract/vendors';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims } from '../metrics/answers.fixture';
import { MergeList } from './merge-list';
import { vendorsDefaults } from './vendors-view';

const suggestion: VendorMerge = {
  name: 'adobe',
  other: 'adobe systems',
  state: 'suggested',
  score: 0.86,
  reason: 'longer-name',
  written: { adobe: 'Adobe, Inc.', 'adobe systems': 'ADOBE SYSTEMS' },
};

/** Delays each decision until the test responds to it. */
function open() {
  const suggestions = [suggestion];
  const held: { body: VendorMerge; answer: (response: Response) => void }[] = [];
  const suite = renderInSuite(<MergeList view={vendorsDefaults} change={() => {}} />, {
    zone: 'iq-clients',
    claims,
    answers: {
      'GET /insights/metrics/vendor-merges': () => Response.json(suggestions),
      'PUT /insights/metrics/vendor-merges': async (request) => {
        const body = await request.json();
        return new Promise<Response>((answer) => held.push({ body, answer }));
      },
    },
  });
  const keep = async () => {
    const { body, answer } = held[held.length - 1] as (typeof held)[number];
    suggestions[0] = { ...suggestion, ...body };
    await act(async () => answer(new Response(null, { status: 204 })));
  };
  return { ...suite, held, keep };
}

test('a merge appears at once under the chosen name, spelled as in the ledger, and can be undone', async () => {
  const { held, keep } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /^ADOBE SYSTEMS/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge Adobe, Inc. into ADOBE SYSTEMS' }));
  expect(screen.getByText('Adobe, Inc. was merged into ADOBE SYSTEMS.', { exact: false })).toBeTruthy();
  await waitFor(() => expect(held[0]?.body).toEqual({ name: 'adobe systems', other: 'adobe', state: 'accepted' }));
  await keep();

  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Undo/ }).disabled).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(held[1]?.body.state).toBe('suggested'));
  await keep();
  expect(await screen.findByRole('button', { name: /^Merge / })).toBeTruthy();
});

test("a decision that couldn't be saved is rolled back and reported", async () => {
  const { held, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep separate Adobe, Inc. and ADOBE SYSTEMS' }));
  expect(screen.getByText('Adobe, Inc. and ADOBE SYSTEMS are separate vendors.', { exact: false })).toBeTruthy();
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]?.answer(Response.json({ code: 'not_found', message: 'No.' }, { status: 404 })));
  expect(await screen.findByRole('button', { name: /^Merge / })).toBeTruthy();
  expect(toasts).toEqual(['The decision on Adobe, Inc. and ADOBE SYSTEMS was not saved. Try again.']);
});
