import { useSyncExternalStore } from 'react';

/** What this computer's clock shows, as it goes on; undefined in the exported HTML. */
export const useClock = (): string | undefined =>
  useSyncExternalStore(
    tick,
    () => clockText(new Date()),
    () => undefined,
  );

function tick(listener: () => void): () => void {
  const ticking = setInterval(listener, 1000);
  return () => clearInterval(ticking);
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Put together here, because versions of a browser differ in the commas. */
const clockText = (time: Date) => [weekday, day, minute].map((part) => part.format(time)).join(', ');
