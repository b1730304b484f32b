import { useSyncExternalStore } from 'react';
import { copy } from './copy';

/** Checks for a person when one sign-in leads to the next forever. */
export function ThingsToCheck() {
  const clock = useClock();
  const { cookies, time, account } = copy.checks;
  const checks = [cookies, { title: time.title, text: clock ? time.text(clock) : time.textWithoutClock }, account];
  return (
    <ul className="flex flex-col gap-3">
      {checks.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Returns the current time of this computer's clock; undefined in the exported HTML. */
const useClock = (): string | undefined =>
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

/** Assembled here, because browser versions differ in the commas. */
const clockText = (time: Date) => [weekday, day, minute].map((part) => part.format(time)).join(', ');
