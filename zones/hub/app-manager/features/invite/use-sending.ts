import type { Role } from '@services/identity/contract/access';
import { getAudit } from '@services/identity/contract/audit';
import {
  createInvitations,
  getInvitations,
  INVITATIONS_AT_ONCE,
  type InviteOutcome,
} from '@services/identity/contract/firm-invitations';
import { getGroups } from '@services/identity/contract/groups';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { useRef, useState } from 'react';

export interface Outcome {
  email: string;
  outcome: InviteOutcome;
}

interface Sending {
  outcomes: readonly Outcome[];
  total: number;
  state: 'idle' | 'running' | 'stopped' | 'done';
  isGroupGone: boolean;
}

const idle: Sending = { outcomes: [], total: 0, state: 'idle', isGroupGone: false };

interface Options {
  addresses: readonly string[];
  role: Role;
  groupIds: readonly string[];
}

/** Sends addresses in batches, one after another. After a failure it continues where it stopped; nothing is sent twice. */
export function useSending() {
  const { client } = useApi();
  const revalidate = useRevalidate();
  const [sending, setSending] = useState(idle);
  /** Idempotency key of the current batch: if a response was lost, sending it again is the same write. */
  const batch = useRef({ text: '', key: '' });

  /** Returns whether all are done. */
  async function send({ addresses, role, groupIds }: Options): Promise<boolean> {
    const done = [...sending.outcomes];
    const total = addresses.length;
    setSending({ outcomes: done, total, state: 'running', isGroupGone: false });
    try {
      while (done.length < total) {
        const emails = addresses.slice(done.length, done.length + INVITATIONS_AT_ONCE);
        const body = { emails, role, groupIds: [...groupIds] };
        const text = JSON.stringify(body);
        if (batch.current.text !== text) batch.current = { text, key: crypto.randomUUID() };
        done.push(
          ...(await client.call(createInvitations, {
            body,
            idempotencyKey: batch.current.key,
            handleLocally: [Status.NotFound],
          })),
        );
        setSending({ outcomes: [...done], total, state: 'running', isGroupGone: false });
      }
      setSending({ outcomes: done, total, state: 'done', isGroupGone: false });
    } catch (error) {
      const isGroupGone = error instanceof SuiteError && error.code === 'not_found';
      setSending({ outcomes: [...done], total, state: 'stopped', isGroupGone });
      if (isGroupGone) void revalidate(getGroups);
    }
    void revalidate(getInvitations, getAudit);
    return done.length === total;
  }

  return { ...sending, send, reset: () => setSending(idle) };
}
