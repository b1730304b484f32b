import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims } from '../metrics/answers.fixture';
import { CategoryDialog } from './category-dialog';
import type { Vendor } from './vendor';

const vendor: Vendor = {
  vendor: 'northside printing',
  name: 'Northside Printing',
  category: 'printing',
  categoryFrom: 'person',
  account: null,
  spend: 12_000,
  share: null,
  lastBilledOn: '2026-01-02',
  names: ['Northside Printing'],
};

test.each([
  ['printing', 'Another category', 'printing'],
  ['payroll', 'Payroll', undefined],
  [null, 'Choose a category', undefined],
])('category %s is shown as %s', async (category, shown, own) => {
  renderInSuite(<CategoryDialog vendor={{ ...vendor, category }} onClose={() => {}} />, {
    zone: 'iq-clients',
    claims,
    answers: {},
  });
  expect((await screen.findByRole('combobox', { name: 'Category' })).textContent).toBe(shown);
  expect(screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name of the category' })?.value).toBe(own);
});

function open(more: Partial<Vendor> = {}) {
  const sent: unknown[] = [];
  let closed = 0;
  const suite = renderInSuite(<CategoryDialog vendor={{ ...vendor, ...more }} onClose={() => closed++} />, {
    zone: 'iq-clients',
    claims,
    answers: {
      'PUT /insights/metrics/vendor-categories': async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  });
  return { ...suite, sent, closed: () => closed };
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
async function choose(option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Category' }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('saves a category from the list', async () => {
  const { sent, closed } = open();
  await choose('Payroll');
  await userEvent.click(save());
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent).toEqual([{ vendor: 'northside printing', category: 'payroll' }]);
});

test('saves a category in own words, which must not be empty', async () => {
  const { sent, closed, session } = open({ category: null, categoryFrom: null });
  expect(save().disabled).toBe(true);
  await choose('Another category');
  expect(save().disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the category' }), ' Signage ');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(save());
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent).toEqual([{ vendor: 'northside printing', category: 'Signage' }]);
});

test('removes the category that a person has set', async () => {
  const { sent, closed } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove your category' }));
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent).toEqual([{ vendor: 'northside printing', category: null }]);
});
