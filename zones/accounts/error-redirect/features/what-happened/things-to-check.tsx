import { copy } from './copy';
import { useClock } from './use-clock';

/** What a person can look at when a sign-in leads to the next one for ever. */
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
