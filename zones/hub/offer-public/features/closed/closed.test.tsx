import { screen } from '@testing-library/react';
import { openLink, refuse } from '../offer/open-screen.fixture';
import { closedProposal, expiredProposal } from '../offer/proposal.fixture';

beforeEach(() => sessionStorage.clear());

test.each([
  ['declined', closedProposal('declined'), 'This offer was declined', /declined on Nov 20, 2026/],
  ['withdrawn', closedProposal('withdrawn'), 'This offer was withdrawn', /withdrew it on Nov 20, 2026/],
  ['superseded', closedProposal('superseded'), 'There is a newer offer', /mailed to you on Nov 20, 2026/],
  ['expired', expiredProposal, 'This offer has expired', /accepted until Nov 15, 2026/],
] as const)('an offer that was %s says so, and whom to ask', async (_, proposal, title, text) => {
  openLink(proposal);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(
    'mailto:olivia@harborline.example?subject=About%3A%20Your%202027%20engagement',
  );
});

test('an unknown link says how to get one that works', async () => {
  const { toasts } = openLink(refuse(404, 'not_found'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeTruthy();
  expect(toasts).toEqual([]);
});
