import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { useId } from 'react';
import { copy } from './copy';
import type { News } from './news';

interface Props {
  news: News;
}

export function NewsRow({ news: { title, state, value, text, calendar, links, retry } }: Props) {
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-3 sm:grid-cols-[96px_minmax(0,1fr)_auto]"
    >
      <h2 id={id} className="col-start-1 text-sm sm:col-start-2">
        {title}
      </h2>
      {value && <p className="col-start-2 row-start-1 text-lg sm:col-start-1 leading-5 font-semibold tabular-nums">{value}</p>}
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2" role={state === 'failed' ? 'alert' : undefined}>
        <p className={state === 'needed' ? undefined : state === 'failed' ? 'text-bad' : 'text-muted'}>{text}</p>
        {calendar && (
          <ul className="mt-1">
            {calendar.map((one) => (
              <li key={`${one.day} ${one.text}`} className="flex gap-x-3">
                <span className={`w-[104px] shrink-0 tabular-nums ${one.isOverdue ? 'text-bad' : 'text-muted'}`}>{one.day}</span>
                <span className="min-w-0">{one.text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 max-sm:mt-1.5 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-center">
        {state === 'failed' && (
          <Button variant="quiet" size="sm" onClick={retry}>
            {copy.tryAgain}
          </Button>
        )}
        {links.map(({ text: label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </div>
    </li>
  );
}
