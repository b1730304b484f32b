import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { DocumentLink } from './document-link';

const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'olivia@harborline.example',
};
const payment = { kind: 'payment', id: '7', number: null, amount: 125_000, currency: 'USD', date: '2026-10-03' } as const;

test('a document without a number is identified by its date and amount', () => {
  renderInSuite(<DocumentLink document={payment} asOf="" />, { zone: 'iq-clients', claims });
  const link = screen.getByRole('link', { name: 'Payment of Oct 3, 2026, $1,250.00' });
  expect(link.getAttribute('href')).toContain('#/document?kind=payment&id=7');
});
