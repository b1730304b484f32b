import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentTerms } from './payment-terms';

const path = '/insights/payment-terms';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'noah@brightfield.example',
};

function open() {
  cleanup();
  const sent: unknown[] = [];
  const suite = renderInSuite(<PaymentTerms />, {
    zone: 'iq-settings',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json({ days: 30, invoices: 1200 }),
      [`PUT ${path}`]: async (request: Request) => {
        sent.push(await request.json());
        return Response.json({ days: 14, invoices: 1200 });
      },
    },
  });
  return { ...suite, sent };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Days until an invoice is due' });

beforeEach(() => sessionStorage.clear());

test('validates and saves payment terms, and says how many invoices follow them', async () => {
  const { sent, toasts } = open();
  const days = await field();
  expect(screen.getByText('1,200 invoices have no due date of their own and follow these terms.')).toBeTruthy();
  await userEvent.clear(days);
  await userEvent.type(days, '366');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment terms' }));
  expect(screen.getByText('Enter a whole number of days from 0 to 365.')).toBeTruthy();
  await userEvent.clear(days);
  await userEvent.type(days, '14');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment terms' }));
  await waitFor(() => expect(toasts).toEqual(['Payment terms saved. The numbers were recalculated.']));
  expect(sent).toEqual([{ days: 14 }]);
});

test('unsaved days survive a reload and can be discarded', async () => {
  open();
  await userEvent.clear(await field());
  await userEvent.type(await field(), '14');
  const { session } = open();
  expect((await field()).value).toBe('14');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await field()).value).toBe('30');
  expect(session.hasUnsavedWork()).toBe(false);
});
