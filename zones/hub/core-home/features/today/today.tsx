'use client';

import { AppSections } from '@suite/shell/app-sections';
import { useSuite } from '@suite/shell/suite-context';
import { useApps } from '@suite/shell/use-apps';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import type { News } from './news';
import { NewsCard } from './news-card';
import { useConnectionNews } from './use-connection-news';
import { useLedgerNews } from './use-ledger-news';
import { usePeopleNews } from './use-people-news';

/** The start of a day: what needs the person first, then their apps. */
export function Today() {
  const { place } = useSuite();
  const connections = useConnectionNews();
  const people = usePeopleNews();
  const ledger = useLedgerNews();
  const news = [...ledger, ...(connections ? [connections] : []), ...people];
  const { sections, isNothingOpen } = useApps('');
  return (
    <>
      <h1>{copy.title}</h1>
      <p role="status" className="mt-1 text-muted">
        {summaryOf(news)}
      </p>
      {news.length > 0 && (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-3">
          {news.map((card) => (
            <NewsCard key={card.title} news={card} />
          ))}
        </ul>
      )}
      {isNothingOpen && (
        <div className="mt-6">
          <EmptyState {...copy.noApps} />
        </div>
      )}
      <AppSections sections={sections} />
      <p className="mt-6">
        <Link href={zoneUrl(place, 'apps')}>{copy.moreApps}</Link>
      </p>
    </>
  );
}

function summaryOf(news: readonly News[]): string {
  const count = (state: News['state']) => news.filter((card) => card.state === state).length;
  if (count('needed') > 0) return copy.needs(count('needed'));
  if (count('loading') > 0) return copy.looking;
  return count('failed') > 0 ? copy.unknown : copy.nothing;
}
