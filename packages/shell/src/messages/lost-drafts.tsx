'use client';

import { type LostDraft, lostDrafts } from '@suite/session/lost-drafts';
import { useSyncExternalStore } from 'react';
import { LateNotice } from '../notices/late-notice';

const none: readonly LostDraft[] = [];

/** Asks about stored drafts that could not be restored, one after another. */
export function LostDrafts() {
  const [lost] = useSyncExternalStore(lostDrafts.subscribe, lostDrafts.all, () => none);
  return lost ? <LateNotice>{({ LostDraft }) => <LostDraft key={lost.key} lost={lost} />}</LateNotice> : null;
}
