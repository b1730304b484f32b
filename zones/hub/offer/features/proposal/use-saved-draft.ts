import { type Draft, draft as draftSchema } from '@services/proposals/contract/content';
import { getProposal, type Proposal, putDraft, revise } from '@services/proposals/contract/proposals';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useSession, useUnsavedWork } from '@suite/session/session-provider';
import { keep } from '@suite/session/stored';
import { useRestored } from '@suite/session/use-restored';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { isStoredDraft, type StoredDraft } from './stored-draft';

/** Milliseconds without typing until the draft is saved. */
const PAUSE = 700;

/** A proposal with a draft; proposals without one are shown differently. */
export type EditedProposal = Proposal & { draft: Draft };

export type SavingState =
  | { kind: 'saved' | 'unsaved' | 'saving' | 'invalid' }
  /** Someone else saved it, here or in another tab; nothing is saved until the person has chosen. */
  | { kind: 'conflict' }
  | { kind: 'failed'; reason: string };

export interface SavedDraft {
  draft: Draft;
  state: SavingState;
  change: (update: (draft: Draft) => Draft) => void;
  /** Saves unsaved changes. Resolves to undefined if that failed; `state` says why. */
  flush: () => Promise<number | undefined>;
  /** Resolve a conflict by dropping the local input or the other version. */
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

/** Edits a draft and saves it while typing. Unsaved input survives a reload, and visits to other pages in this tab. */
export function useSavedDraft(proposal: EditedProposal): SavedDraft {
  const { id } = proposal;
  const { formClient } = useApi();
  const { token } = useSession();
  const { mutate } = useQuery(getProposal, { params: { proposalId: id } }, { isOptional: true });
  const key = `draft:${token.userId}:${token.companyId}:proposal:${id}`;

  const first = useRestored<StoredDraft>(key, (stored) => isStoredDraft(stored, proposal.draft));
  const isOld = first !== undefined && first.revision !== proposal.revision;
  const [draft, setDraft] = useState(first?.draft ?? proposal.draft);
  const [state, setState] = useState<SavingState>({ kind: isOld ? 'conflict' : first ? 'unsaved' : 'saved' });

  /** The server's version, as far as this page knows. */
  const saved = useRef({ revision: proposal.revision, draft: proposal.draft });
  const latest = useRef(draft);
  const running = useRef<Promise<number | undefined>>(undefined);
  const isHeld = useRef(isOld);
  const isGone = useRef(false);
  useUnsavedWork(state.kind !== 'saved');

  const show = useCallback((next: SavingState) => !isGone.current && setState(next), []);

  const change = useCallback((update: (draft: Draft) => Draft) => {
    latest.current = update(latest.current);
    setDraft(latest.current);
    setState((now) => (now.kind === 'conflict' ? now : { kind: 'unsaved' }));
  }, []);

  const putOnce = useCallback(async (): Promise<number | undefined> => {
    const sent = latest.current;
    keep(sessionStorage, key, { revision: saved.current.revision, draft: sent } satisfies StoredDraft);
    if (!v.is(draftSchema, sent)) return void show({ kind: 'invalid' });
    show({ kind: 'saving' });
    try {
      const { revision } = await formClient.call(putDraft, {
        params: { proposalId: id },
        body: { revision: saved.current.revision, draft: sent },
      });
      saved.current = { revision, draft: sent };
      if (latest.current === sent) sessionStorage.removeItem(key);
      await mutate((now) => now && { ...now, revision, draft: sent }, { revalidate: false });
      show({ kind: latest.current === sent ? 'saved' : 'unsaved' });
      return revision;
    } catch (error) {
      isHeld.current = error instanceof SuiteError && error.code === 'changed_meanwhile';
      show(isHeld.current ? { kind: 'conflict' } : { kind: 'failed', reason: reasonOf(error) });
    }
  }, [formClient, id, key, mutate, show]);

  /** Makes one call at a time; input during a call is saved by the next one. */
  const flush = useCallback(async (): Promise<number | undefined> => {
    for (;;) {
      while (running.current) await running.current;
      if (isHeld.current) return undefined;
      if (latest.current === saved.current.draft) return saved.current.revision;
      const run = putOnce();
      running.current = run;
      const revision = await run;
      running.current = undefined;
      if (revision === undefined) return undefined;
    }
  }, [putOnce]);

  useEffect(() => {
    if (draft === saved.current.draft || isHeld.current) return;
    const timer = setTimeout(flush, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, flush]);

  // Leaving the page saves at once; what can't be sent anymore is stored for the next visit.
  useEffect(() => {
    isGone.current = false;
    const keepLatest = () => {
      if (latest.current === saved.current.draft) return;
      keep(sessionStorage, key, { revision: saved.current.revision, draft: latest.current } satisfies StoredDraft);
    };
    const retry = () => void flush();
    addEventListener('pagehide', keepLatest);
    addEventListener('online', retry);
    return () => {
      removeEventListener('pagehide', keepLatest);
      removeEventListener('online', retry);
      isGone.current = true;
      keepLatest();
      void flush();
    };
  }, [key, flush]);

  const settle = useCallback((next: Draft, revision: number, of: Draft) => {
    isHeld.current = false;
    saved.current = { revision, draft: of };
    latest.current = next;
    setDraft(next);
  }, []);

  // Applies a save from elsewhere if nothing was typed here.
  useEffect(() => {
    if (proposal.revision <= saved.current.revision || latest.current !== saved.current.draft) return;
    settle(proposal.draft, proposal.revision, proposal.draft);
  }, [proposal.revision, proposal.draft, settle]);

  const takeTheirs = useCallback(async () => {
    const theirs = await mutate();
    sessionStorage.removeItem(key);
    if (!theirs?.draft) return;
    settle(theirs.draft, theirs.revision, theirs.draft);
    show({ kind: 'saved' });
  }, [mutate, key, settle, show]);

  const keepMine = useCallback(async () => {
    try {
      // The proposal may have been sent meanwhile; then the local input belongs to the next version.
      const theirs = await formClient.call(revise, { params: { proposalId: id } });
      settle(latest.current, theirs.revision, theirs.draft ?? saved.current.draft);
      await flush();
    } catch (error) {
      show({ kind: 'failed', reason: reasonOf(error) });
    }
  }, [formClient, id, settle, flush, show]);

  return { draft, state, change, flush, takeTheirs, keepMine };
}
