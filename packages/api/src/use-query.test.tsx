/**
 * @jest-environment jsdom
 */

import { getCompany, getUserCompanies } from '@services/identity/contract/identity';
import { SuiteError } from '@suite/contract/errors';
import { render, renderHook, waitFor } from '@testing-library/react';
import { type ComponentProps, type PropsWithChildren, useLayoutEffect } from 'react';
import { SWRConfig } from 'swr';
import { ApiProvider, useApi } from './api-provider';
import type { ApiClient } from './client';
import { slowPieces } from './slow-pieces.fixture';
import { useQuery, useRevalidate } from './use-query';

interface Scope {
  company: string;
  epoch?: number;
}

const input = { params: { userId: 'u1' }, query: { include: 'segments' } } as const;

const useCompanies = () => useQuery(getUserCompanies, input);

/** Creates a client that records the epoch of its calls and lets the test respond. */
function aClient() {
  const calls: {
    epoch: number | undefined;
    handleLocally: readonly number[] | undefined;
    keep: (companies: unknown) => void;
    fail: (reason: unknown) => void;
  }[] = [];
  const call = (_: unknown, { epoch, handleLocally }: { epoch?: number; handleLocally?: readonly number[] }) =>
    new Promise((keep, fail) => {
      calls.push({ epoch, handleLocally, keep, fail });
    });
  return { calls, client: { call, authenticate() {} } as unknown as ApiClient };
}

/** Wraps reads in one company, with the responses that the tab has cached. */
const inCompany =
  (client: ApiClient, cache?: ComponentProps<typeof ApiProvider>['cache']) =>
  ({ children }: PropsWithChildren) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiProvider client={client} scope="u1/c1" cache={cache}>
        {children}
      </ApiProvider>
    </SWRConfig>
  );

function readUnder(client: ApiClient, first: Scope) {
  let scope = first;
  const cache = new Map();
  const wrapper = ({ children }: PropsWithChildren) => (
    <SWRConfig value={{ provider: () => cache }}>
      <ApiProvider client={client} scope={`u1/${scope.company}`} epoch={scope.epoch}>
        {children}
      </ApiProvider>
    </SWRConfig>
  );
  const { result, rerender } = renderHook(() => ({ read: useCompanies(), client: useApi().client }), { wrapper });
  return {
    result,
    turnTo(next: Scope) {
      scope = next;
      rerender();
    },
  };
}

const over = new SuiteError('scope_changed', 'The company was changed');

test('§4 the calls of a screen belong to the epoch it was rendered for', () => {
  const { client, calls } = aClient();
  const screen = readUnder(client, { company: 'c1', epoch: 1 });
  const { client: ofFirst } = screen.result.current;
  screen.turnTo({ company: 'c2', epoch: 2 });
  expect(calls.map(({ epoch }) => epoch)).toEqual([1, 2]);

  void ofFirst.call({} as never, { epoch: 2 } as never);
  expect(calls.at(-1)?.epoch).toBe(1);
});

test('the client stays the same while the epoch does', () => {
  const { client } = aClient();
  const screen = readUnder(client, { company: '', epoch: 1 });
  const { client: before } = screen.result.current;
  screen.turnTo({ company: 'c1', epoch: 1 });
  expect(screen.result.current.client).toBe(before);
});

test('§4 data is read again for a person who gets their first company', () => {
  const { client, calls } = aClient();
  const screen = readUnder(client, { company: '', epoch: 1 });
  screen.turnTo({ company: 'c1', epoch: 1 });
  expect(calls).toHaveLength(2);
});

test('the first response is rendered in pieces, and the browser responds between them', async () => {
  const { client, calls } = aClient();
  const order: string[] = [];
  function Companies() {
    const { data, isLoading } = useCompanies();
    useLayoutEffect(() => {
      if (data) order.push('drawn');
    }, [data]);
    if (!data) return isLoading ? 'Loading' : 'Nothing';
    if (!order.length) {
      order.push('started');
      setTimeout(() => order.push('answered'));
    }
    return slowPieces;
  }
  const { container } = render(<Companies />, { wrapper: inCompany(client) });
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() => seen.add(container.textContent));
  watch.observe(container, { childList: true, characterData: true, subtree: true });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  calls[0]?.keep([]);
  await waitFor(() => expect(order).toContain('drawn'), { timeout: 10_000 });
  expect(order).toEqual(['started', 'answered', 'drawn']);
  watch.disconnect();
  expect([...seen]).toEqual(['']);
});

test('a failure is shown until the result of another try can be shown', async () => {
  const { client, calls } = aClient();
  const shown: unknown[] = [];
  const { result } = renderHook(
    () => {
      const read = useCompanies();
      shown.push(read.error?.code ?? read.data ?? 'loading');
      return read;
    },
    { wrapper: inCompany(client) },
  );
  calls[0]?.fail(over);
  await waitFor(() => expect(result.current.error).toBe(over));
  void result.current.mutate();
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.keep(['of u1']);
  await waitFor(() => expect(result.current.data).toEqual(['of u1']));
  const turns = shown.map(String).filter((one, place, all) => one !== all[place - 1]);
  expect(turns).toEqual(['loading', 'scope_changed', 'of u1']);
});

test('without an epoch a call is not bound to one', () => {
  const { client, calls } = aClient();
  readUnder(client, { company: 'c1' });
  expect(calls.map(({ epoch }) => epoch)).toEqual([undefined]);
});

test('§4 a late response is shown only under its own company', async () => {
  const { client, calls } = aClient();
  const screen = readUnder(client, { company: 'c1', epoch: 1 });
  screen.turnTo({ company: 'c2', epoch: 2 });
  calls[1]?.keep(['of c2']);
  await waitFor(() => expect(screen.result.current.read.data).toEqual(['of c2']));
  calls[0]?.keep(['of c1']);
  await calls[0];
  expect(screen.result.current.read.data).toEqual(['of c2']);
});

test('a person who returns to a company does not share an earlier read that fails', async () => {
  const { client, calls } = aClient();
  const screen = readUnder(client, { company: 'c1', epoch: 1 });
  screen.turnTo({ company: 'c2', epoch: 2 });
  screen.turnTo({ company: 'c1', epoch: 3 });
  calls[0]?.fail(over);
  calls[2]?.keep(['of c1']);
  await waitFor(() => expect(screen.result.current.read.data).toEqual(['of c1']));
  expect(screen.result.current.read.error).toBeUndefined();
});

test('§7 the page of a query shows its failures, the error catalogue those of a call, except in a form', () => {
  const { client, calls } = aClient();
  const { result } = renderHook(() => ({ query: useCompanies(), ...useApi() }), { wrapper: inCompany(client) });
  void result.current.client.call(getUserCompanies, input);
  void result.current.formClient.call(getUserCompanies, input);
  const ofPage = [400, 404, 408, 409, 410, 413, 429, 500, 501, 502, 503, 504, 507];
  expect(calls.map(({ handleLocally }) => handleLocally)).toEqual([ofPage, undefined, ofPage]);
});

test('a query is read again when its endpoint has changed, and other queries are not', async () => {
  const { client, calls } = aClient();
  const { result } = renderHook(() => ({ query: useCompanies(), revalidate: useRevalidate() }), { wrapper: inCompany(client) });
  calls[0]?.keep([]);
  await waitFor(() => expect(result.current.query.data).toEqual([]));
  void result.current.revalidate(getCompany, 'companies');
  expect(calls).toHaveLength(1);
  void result.current.revalidate(getUserCompanies);
  expect(calls).toHaveLength(2);
});

describe('a response that the tab has cached', () => {
  const [before, now] = ['Before', 'Now'].map((name) => [{ id: '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d', name, segments: [] }]);
  function readCached(found: unknown) {
    const { client, calls } = aClient();
    const cache = { recall: () => found, keep: jest.fn(), drop: jest.fn() };
    return { calls, cache, ...renderHook(useCompanies, { wrapper: inCompany(client, cache) }) };
  }

  test('is shown at once and replaced when it is read again', async () => {
    const { calls, cache, result } = readCached(before);
    expect(result.current.data).toEqual(before);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.keep(now);
    await waitFor(() => expect(result.current.data).toEqual(now));
    expect(cache.keep).toHaveBeenCalledWith('GET /identity/v3/users/{userId}/companies', JSON.stringify([input]), now);
  });

  test('is removed when it cannot be read again', async () => {
    const { calls, cache, result } = readCached(before);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.fail(new SuiteError('forbidden', 'No.'));
    await waitFor(() => expect(result.current.error?.code).toBe('forbidden'));
    expect(result.current.data).toBeUndefined();
    expect(cache.drop).toHaveBeenCalledWith('GET /identity/v3/users/{userId}/companies');
  });

  test('is not shown when it does not match the contract', () => {
    expect(readCached([{ id: 7 }]).result.current.data).toBeUndefined();
  });
});
