import { MayChange } from '@suite/session/may-change';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { ReadOnlyNote } from './read-only-note';

const open = (rights: string) =>
  renderInSuite(
    <>
      <ReadOnlyNote text="You cannot import data." />
      <MayChange>
        <button type="button">Import</button>
      </MayChange>
    </>,
    { zone: 'iq-onboarding', claims: { rights } },
  );

test('someone with read-only access sees a note instead of controls that change data', () => {
  open('app:iq-onboarding');
  expect(screen.getByText(/You have read-only access\. You cannot import data\./)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('everybody else sees the controls and no note', () => {
  open('app:iq-onboarding,change');
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  expect(screen.queryByText(/read-only/)).toBeNull();
});
