import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLink, VIEW } from './open-screen.fixture';
import { complete } from './proposal.fixture';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

test('records a view after the offer was visible for a second, and each option that is chosen', async () => {
  const { bodies } = openLink();
  await screen.findByRole('radio', { name: 'Essential' });
  expect(bodies[VIEW]).toBeUndefined();
  jest.advanceTimersByTime(1000);
  await waitFor(() => expect(bodies[VIEW]).toEqual([{ optionId: null }]));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('radio', { name: 'Complete' }));
  jest.advanceTimersByTime(1000);
  await waitFor(() => expect(bodies[VIEW]?.slice(1)).toEqual([{ optionId: complete.id }]));
});

test("doesn't record a page that a mail scanner opens without showing it", async () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { bodies } = openLink();
  await screen.findByRole('radio', { name: 'Essential' });
  jest.advanceTimersByTime(5000);
  expect(bodies[VIEW]).toBeUndefined();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(1000);
  await waitFor(() => expect(bodies[VIEW]).toHaveLength(1));
  state.mockRestore();
});
