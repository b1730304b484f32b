import { addClients } from '@services/ledger/contract/provisioning';
import { useApi } from '@suite/api/api-provider';
import { useRef } from 'react';
import { MAX_CLIENTS, type NewClient } from './client-rows';

/**
 * Adds clients in batches that the server accepts. A retry continues where the failed call stopped, and a lost response adds
 * nobody twice.
 */
export function useAddClients(organizationId: string): (clients: readonly NewClient[]) => Promise<void> {
  const { client } = useApi();
  const work = useRef({ text: '', done: 0, key: '' });

  return async (clients) => {
    const text = JSON.stringify(clients);
    if (work.current.text !== text) work.current = { text, done: 0, key: crypto.randomUUID() };
    while (work.current.done < clients.length) {
      const { done, key } = work.current;
      const batch = clients.slice(done, done + MAX_CLIENTS);
      await client.call(addClients, { body: { parentId: organizationId, clients: batch }, idempotencyKey: key });
      work.current = { text, done: done + batch.length, key: crypto.randomUUID() };
    }
  };
}
