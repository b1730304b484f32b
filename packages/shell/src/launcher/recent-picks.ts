import { readStored } from '@suite/session/stored';
import type { Command } from './commands';

/** A client, invoice, person or report that was opened. */
type Pick = Extract<Command, { href: string }>;

const MAX_PICKS = 5;

/** Key in the tab's session storage, one per company: names of clients must not outlast a sign-out. */
const keyOf = (companyId: string) => `recent-picks:${companyId}`;

/** Returns what was picked recently in this tab, the latest first. */
export function recentPicks(companyId: string): Pick[] {
  const stored = readStored(sessionStorage, keyOf(companyId));
  return Array.isArray(stored) ? stored : [];
}

export function notePick(companyId: string, { id, text, hint = '', href }: Pick): void {
  const others = recentPicks(companyId).filter((other) => other.id !== id);
  const picks = [{ id, group: 'Recent', text, hint, href }, ...others].slice(0, MAX_PICKS);
  sessionStorage.setItem(keyOf(companyId), JSON.stringify(picks));
}
