import { Toast } from '@suite/ui/toast';
import { useSyncExternalStore } from 'react';
import { setPreference, useCookie } from '../preferences/preferences';
import type { Booted } from '../start/booted';

interface Props {
  booted: Booted;
  text: string;
}

/**
 * The operators' message to everyone who is signed in. Once dismissed, it stays hidden for the rest of the session, on any host.
 */
export function Announcement({ booted: { browser, session }, text }: Props) {
  const token = useSyncExternalStore(session.subscribe, session.token, session.token);
  const read = useCookie(browser, 'announcement_read');
  const mark = `${token.sessionId.slice(0, 8)}.${shortOf(text)}`;
  if (!token.userId || read === mark) return null;
  return <Toast type="info" text={text} onDismiss={() => setPreference(browser, 'announcement_read', mark)} />;
}

/** Returns a short hash of a text: all cookies of a request share one header line. */
function shortOf(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = (Math.imul(sum, 33) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}
