import { createInvitations } from '@services/identity/client/invitations';
import { useAccessChanged } from '@services/identity/client/people';
import type { Role } from '@services/identity/contract/access';
import { INVITATIONS_AT_ONCE, type InviteOutcome } from '@services/identity/contract/firm-invitations';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
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
  const accessChanged = useAccessChanged();
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
        done.push(...(await createInvitations(client, body, batch.current.key)));
        setSending({ outcomes: [...done], total, state: 'running', isGroupGone: false });
      }
      setSending({ outcomes: done, total, state: 'done', isGroupGone: false });
    } catch (error) {
      const isGroupGone = error instanceof SuiteError && error.code === 'not_found';
      setSending({ outcomes: [...done], total, state: 'stopped', isGroupGone });
      if (isGroupGone) void accessChanged('groups');
    }
    void accessChanged('invitations', 'audit');
    return done.length === total;
  }

  return { ...sending, send, reset: () => setSending(idle) };
}
