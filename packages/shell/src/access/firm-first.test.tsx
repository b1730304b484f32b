import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { FirmFirst } from './firm-first';

const open = (companyId: string) =>
  renderInSuite(<FirmFirst>Payments</FirmFirst>, {
    zone: 'offer',
    claims: { userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e', companyId },
  });

test('a person with a firm sees the page', async () => {
  open('c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30');
  expect(await screen.findByText('Payments')).toBeTruthy();
});

test('a person without a firm is sent to set one up', async () => {
  open('');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Set up your firm' });
  expect(link.href).toContain('/iq/onboarding/');
  expect(screen.queryByText('Payments')).toBeNull();
});
