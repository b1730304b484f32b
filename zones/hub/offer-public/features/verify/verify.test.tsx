import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse } from '../offer/open-screen.fixture';
import { Verify } from './verify';

const VERIFY = 'POST /proposals/v1/verifications';
const known = {
  isKnown: true,
  isSealWhole: true,
  firm: 'Harborline Accounting',
  client: 'Bayview Dental',
  title: 'Your 2027 engagement',
  acceptedAt: '2026-11-23T17:00:00.000Z',
  stampedAt: null,
  hash: 'ab'.repeat(32),
};

async function check(respond: ReturnType<typeof answer>) {
  const suite = renderInSuite(<Verify />, { zone: 'offer-public', claims: {}, answers: { [VERIFY]: respond } });
  const file = new File(['%PDF-1.7'], 'engagement.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Signed PDF'), file);
  return suite;
}

test.each([
  ['whole', known, 'This is the signed document, unchanged', 'Bayview Dental'],
  [
    'sealed with another certificate',
    { ...known, isSealWhole: false },
    'This is the signed document, but its seal cannot be confirmed',
    'Bayview Dental',
  ],
  [
    'changed',
    { isKnown: false, hasSeal: true, hash: known.hash },
    'This document was changed after it was sealed',
    'engagement.pdf',
  ],
  ['unknown', { isKnown: false, hasSeal: false, hash: known.hash }, 'This PDF was not sealed here', 'engagement.pdf'],
])('checks a PDF and explains the result: %s', async (_, verification, title, detail) => {
  await check(answer(verification));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.getByText(known.hash)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check another PDF' }));
  expect(screen.getByLabelText('Signed PDF')).toBeTruthy();
});

test('shows when a PDF was sealed by its time stamp, if it has one', async () => {
  await check(answer({ ...known, stampedAt: '2026-11-25T17:00:09.000Z' }));
  expect((await screen.findByText('Time stamp')).nextElementSibling?.textContent).toContain('Nov 25, 2026');
});

test('reports a failed check, which can be repeated with the same file', async () => {
  const { answers } = await check(refuse(500, 'unexpected'));
  expect((await screen.findByText('The PDF could not be checked.')).closest('[role=alert]')).toBeTruthy();
  answers[VERIFY] = answer(known);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This is the signed document, unchanged' })).toBeTruthy();
});
