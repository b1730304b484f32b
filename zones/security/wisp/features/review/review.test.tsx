import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewItem } from './review-item';
import { StatementForm } from './statement-form';

const item = { key: 'risk', title: 'Risk assessment', how: 'Go through the register.', done: null };

function open(version = 1, saved = 'Nothing happened.') {
  cleanup();
  return renderInSuite(
    <>
      <ReviewItem item={item} year={2026} version={version} isFixed={false} />
      <StatementForm year={2026} version={version} statement={saved} isFixed={false} />
    </>,
    { zone: 'wisp', claims: { userId: 'u1', companyId: 'c1' } },
  );
}

const statement = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Statement to the owners' });
const artifact = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Risk assessment/ });

beforeEach(() => sessionStorage.clear());

test('input in a review survives a reload and a save of another part', async () => {
  open();
  await userEvent.type(await statement(), ' We trained all.');
  await userEvent.type(await artifact(), 'Minutes of February 3');
  const { session } = open(2);
  expect((await statement()).value).toBe('Nothing happened. We trained all.');
  expect((await artifact()).value).toBe('Minutes of February 3');
  expect(session.hasUnsavedWork()).toBe(true);
});

test('a statement that someone else saved meanwhile replaces input based on an earlier one', async () => {
  open();
  await userEvent.type(await statement(), ' We trained all.');
  const { session } = open(2, 'Two phones were lost.');
  expect((await statement()).value).toBe('Two phones were lost.');
  expect(session.hasUnsavedWork()).toBe(false);
});
