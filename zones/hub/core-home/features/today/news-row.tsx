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
    <li aria-labelledby={id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72" role={state === 'failed' ? 'alert' : undefined}>
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h2 id={id} className="text-sm">
            {title}
          </h2>
          {value && <span className="font-semibold tabular-nums">{value}</span>}
        </div>
        <p className={state === 'needed' ? undefined : state === 'failed' ? 'text-bad' : 'text-muted'}>{text}</p>
        {calendar && (
          <ul className="mt-1">
            {calendar.map((one) => (
              <li key={`${one.day} ${one.text}`} className="flex gap-x-3">
                <span className={`w-28 shrink-0 tabular-nums ${one.isOverdue ? 'text-bad' : 'text-muted'}`}>{one.day}</span>
                <span className="min-w-0">{one.text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {state === 'failed' && (
        <Button look="quiet" size="sm" onClick={retry}>
          {copy.tryAgain}
        </Button>
      )}
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {links.map(({ text: label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}
