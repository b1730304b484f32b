import type { Handover } from '@services/devices/contract/handovers';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import { Handovers } from './handovers';

const handover: Handover = {
  ...{ id: 'h1', kind: 'handover', person: 'Ada Birch', on: '2026-03-01', signer: 'Ada Birch', by: 'Olivia Hart' },
  note: '',
  devices: [
    { id: 'd1', name: 'Laptop 31', kind: 'computer', serial: 'S1', wipe: null },
    { id: 'd2', name: 'Phone 4', kind: 'phone', serial: 'S2', wipe: null },
  ],
};

function open(handovers: Handover[], rights = 'admin,change') {
  location.hash = '#/handovers';
  renderInSuite(<Handovers />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      'GET /security-data/v1/handovers': () => Response.json({ handovers, total: handovers.length }),
    },
  });
}

test('lists who received and returned which devices, each with its document', async () => {
  open([handover, { ...handover, id: 'h2', kind: 'return', person: 'Bo Cole', on: '2026-03-02' }]);
  const [received, returned] = await Promise.all([/Ada Birch/, /Bo Cole/].map((name) => screen.findByRole('row', { name })));
  if (!received || !returned) throw new Error('two handovers are listed');
  for (const text of ['Handover', 'Mar 1, 2026', 'Laptop 31, Phone 4']) expect(received.textContent).toContain(text);
  expect(returned.textContent).toContain('Return');
  expect(within(received).getByRole('button', { name: 'PDF: Handover, Ada Birch' })).toBeTruthy();
});

test('leads administrators to a new handover and a new return, and nobody else', async () => {
  open([]);
  expect(await screen.findByText('Nothing was handed over yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hand over' }).getAttribute('href')).toBe('#/handover');
  expect(screen.getByRole('link', { name: 'Record return' }).getAttribute('href')).toBe('#/handover?kind=return');
});

test('shows members their own documents without the actions of administrators', async () => {
  open([handover], '');
  await screen.findByRole('row', { name: /Ada Birch/ });
  expect(screen.queryByRole('link', { name: 'Hand over' })).toBeNull();
});
