import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Certificates } from './certificates';

const certificate = { number: 'AB-12', course: 'Phishing', completedOn: '2026-03-01', score: 90, isValid: true };

function open(certificates: object[]) {
  renderInSuite(<Certificates />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: { 'GET /academy-admin/v1/own-courses': () => Response.json({ courses: [], certificates, today: '2026-03-10' }) },
  });
}

test('shows each certificate with its score, and leads to the page on which anyone verifies it', async () => {
  open([certificate, { ...certificate, number: 'CD-34', isValid: false }]);
  const [valid, replaced] = await screen.findAllByRole('listitem');
  expect(valid?.textContent).toContain('Completed Mar 1, 2026 · 90%');
  expect(valid?.textContent).not.toContain('No longer valid');
  expect(replaced?.textContent).toContain('No longer valid');
  expect(valid?.querySelector('a')?.getAttribute('href')).toMatch(/#\/certificate\?number=AB-12$/);
});

test('leads to the courses while there is no certificate', async () => {
  open([]);
  expect(await screen.findByText('No certificates yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My courses' }).getAttribute('href')).toBe('#/');
});
