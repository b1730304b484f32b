import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { useId } from 'react';
import { copy } from './copy';
import type { News } from './news';

interface Props {
  news: News;
}

/** Of one height in every state, so that nothing moves when it is known. */
export function NewsCard({ news: { title, state, value, text, links, retry } }: Props) {
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className={classNames(
        'flex min-h-[168px] flex-col gap-2 rounded-lg border border-line bg-surface p-4',
        state === 'needed' && 'border-s-[3px] border-s-warn',
      )}
    >
      <h2 id={id} className="text-sm">
        {title}
      </h2>
      {state === 'loading' && <Skeleton className="h-5 w-4/5" />}
      {state === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p className="text-bad">{text}</p>
          <Button look="quiet" size="sm" onClick={retry}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {state === 'needed' && value && <p className="-mb-1 text-2xl font-semibold tabular-nums">{value}</p>}
      {(state === 'quiet' || state === 'needed') && <p className={state === 'quiet' ? 'text-muted' : undefined}>{text}</p>}
      {links.length > 0 && (
        <p className="mt-auto flex flex-wrap gap-x-4">
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
