import { silentLogger } from '@suite/env/quiet.fixture';
import { createTelemetry } from '@suite/telemetry/telemetry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BootState } from '../start/boot';
import { BootContext } from '../start/boot';
import { ErrorBoundary } from './error-boundary';

test('a page that crashes says so and offers to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let breaks = true;
  const Page = () => {
    if (breaks) throw new Error('broken');
    return <p>Works</p>;
  };
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working.');
  breaks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Works')).toBeTruthy();
});

test('a crash of a page is reported to monitoring', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const telemetry = createTelemetry({ environment: 'prod', logger: silentLogger });
  const state = { status: 'booted', booted: { telemetry } } as BootState;
  const Page = () => {
    throw new Error('broken');
  };
  render(
    <BootContext value={{ state: () => state, subscribe: () => () => {}, start() {} }}>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </BootContext>,
  );
  const heard: unknown[] = [];
  telemetry.errors.handOver((error) => heard.push(error));
  expect(heard).toEqual([new Error('broken')]);
});
