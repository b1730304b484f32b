import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, DOCUMENT, openLink, READ, refuse } from '../offer/open-screen.fixture';
import { acceptedProposal } from '../offer/proposal.fixture';

beforeEach(() => sessionStorage.clear());

const hash = '9f'.repeat(32);

test('an accepted offer stays readable: who accepted what, and what is due when', async () => {
  openLink(acceptedProposal(hash));
  expect(await screen.findByText('Accepted. Thank you!')).toBeTruthy();
  expect(within(await screen.findByRole('region', { name: 'Signed by' })).getByText('Dana Reyes')).toBeTruthy();
  // In the firm's time zone, whatever the client's.
  expect(screen.getAllByText(/Nov 23, 2026, 12:00\sPM EST/)).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'What was accepted' })).getByText('Payroll')).toBeTruthy();
  expect(screen.getByText('Due on acceptance').parentElement?.textContent).toContain('$1,307.50');
  expect(screen.getByRole('region', { name: 'What is not covered' })).toBeTruthy();
  expect(screen.getByText(hash)).toBeTruthy();
});

test('shows that the signed PDF is being prepared, and then shows it without a reload', async () => {
  const { answers } = openLink(acceptedProposal(null));
  expect(await screen.findByText(/is being prepared/, { selector: 'p' })).toBeTruthy();
  answers[READ] = answer(acceptedProposal(hash));
  expect(await screen.findByRole('button', { name: 'Download PDF' }, { timeout: 6000 })).toBeTruthy();
}, 10_000);

test('downloads the PDF, and reports a failure', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const pdf = () =>
    new Response('%PDF', {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="engagement.pdf"' },
    });
  const { answers, toasts } = openLink(acceptedProposal(hash), { [DOCUMENT]: pdf });
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(saved).toEqual(['engagement.pdf']);
  answers[DOCUMENT] = refuse(503, 'not_ready');
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeTruthy();
  expect(toasts).toHaveLength(1);
  jest.restoreAllMocks();
});
