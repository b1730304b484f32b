import type { Source, SourceLink } from '@services/assistant/contract/answers';
import { nameOfMeasure } from '@services/assistant/contract/measure-names';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneOrigin } from '@suite/zones/addresses';
import { writeHash } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import { useEffect, useRef } from 'react';
import { copy } from './copy';

interface Props {
  sources: readonly Source[];
  /** Whether the rows are shown, and the row that was requested. */
  isOpen: boolean;
  current: number | undefined;
  onToggle: (isOpen: boolean) => void;
}

/** Max measures of a row that are shown. */
const MAX_MEASURES = 8;

/** Returns a function that builds the address of a row. */
export function useSourceHref(): (link: SourceLink) => string {
  const { deployment } = useSuite();
  return ({ zone, route, query }) => `${zoneOrigin(deployment, zone)}${zones[zone].basePath}/${writeHash(route, query)}`;
}

/** The rows that an answer cites, each with a link to its page. */
export function SourceList({ sources, isOpen, current, onToggle }: Props) {
  const hrefOf = useSourceHref();
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen && current !== undefined) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, current]);
  if (!sources.length) return null;
  return (
    <details className="mt-3" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-[13px] text-muted hover:text-ink">{copy.sources(sources.length)}</summary>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {sources.map(({ key, title, measures, link }) => (
          <li
            key={key}
            ref={key === current ? shown : undefined}
            aria-current={key === current || undefined}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3 py-2 text-[13px] aria-[current]:bg-accent-soft"
          >
            <span className="w-6 text-faint tabular-nums">{key}</span>
            <span className="font-medium">{title}</span>
            {link && (
              <Link href={hrefOf(link)} newTab aria-label={copy.openSource(title)} className="ms-auto">
                {copy.open}
              </Link>
            )}
            <span className="w-full ps-9 text-muted tabular-nums max-sm:ps-0">
              {measures
                .slice(0, MAX_MEASURES)
                .map(({ name, text }) => `${nameOfMeasure(name)} ${text}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
