/** @jest-environment-options {"url": "https://suite.elsewhere.test/home/"} */
import { screen } from '@testing-library/react';
import { Opened } from '../access/opened';
import { startZone } from './start-zone.fixture';

test('§2 an unknown environment shows an error in plain words, and no server is called', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { calls } = startZone('home', <Opened>Never</Opened>);
  expect((await screen.findByRole('alert')).textContent).toContain('This address is not part of the suite.');
  expect(String(error.mock.calls[0]?.[1])).toContain('detectEnvironment');
  expect(calls).toEqual([]);
});
