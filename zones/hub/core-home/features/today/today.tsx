'use client';

import { AppSections } from '@suite/shell/app-sections';
import { COMING_SOON } from '@suite/shell/launcher/apps';
import { usePreference } from '@suite/shell/preferences';
import { useSuite } from '@suite/shell/suite-context';
import { useApps } from '@suite/shell/use-apps';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { type News, toTell } from './news';
import { NewsRow } from './news-row';
import { SampleNote } from './sample-note';
import { BelowSkeleton } from './today-skeleton';
import { useConnectionNews } from './use-connection-news';
import { useFirmNews } from './use-firm-news';
import { useImprovementNews } from './use-improvement-news';
import { useLeadNews } from './use-lead-news';
import { useLedgerNews } from './use-ledger-news';
import { useOfferNews } from './use-offer-news';
import { usePeopleNews } from './use-people-news';
import { useSecurityNews } from './use-security-news';

/** The start of a day: what needs the person first, then their apps. */
export function Today() {
  const firm = useFirmNews();
  const connections = useConnectionNews();
  const people = usePeopleNews();
  const ledger = useLedgerNews();
  const offers = useOfferNews();
  const leads = useLeadNews();
  const security = useSecurityNews();
  const improvement = useImprovementNews();
  const isAsked = connections.some(({ state }) => state === 'needed');
  // What is asked for of the connections says as much as that nothing was imported.
  const ofLedger = ledger.news.filter(({ state }) => !(isAsked && state === 'note'));
  const news = [...firm, ...ofLedger, ...offers, ...leads, ...security, ...improvement, ...connections, ...people];
  return (
    <>
      <h1>{copy.title}</h1>
      <p role="status" className="mt-1 text-muted">
        {summaryOf(news)}
      </p>
      {/* The list has the height of what is in it: what stands below comes with it, so that nothing moves. */}
      {news.some(({ state }) => state === 'loading') ? <BelowSkeleton /> : <Below news={news} isSample={ledger.isSample} />}
    </>
  );
}

function Below({ news, isSample }: { news: readonly News[]; isSample: boolean }) {
  const { place } = useSuite();
  const { sections, isNothingOpen } = useApps('');
  const told = toTell(news);
  return (
    <>
      {isSample && <SampleNote />}
      {told.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
          {told.map((one) => (
            <NewsRow key={one.title} news={one} />
          ))}
        </ul>
      )}
      <Fine news={news} />
      {isNothingOpen && (
        <div className="mt-6">
          <EmptyState {...copy.noApps} />
        </div>
      )}
      <AppSections sections={sections.filter(({ title }) => title !== COMING_SOON)} />
      <p className="mt-6">
        <Link href={zoneUrl(place, 'apps')}>{copy.moreApps}</Link>
      </p>
    </>
  );
}

/** The rest, in a line. */
function Fine({ news }: { news: readonly News[] }) {
  const locale = usePreference('locale') || undefined;
  const fine = news.filter(({ state }) => state === 'fine').map(({ title }) => title);
  if (fine.length === 0) return null;
  return <p className="mt-3 text-muted">{copy.fine(new Intl.ListFormat(locale, { type: 'unit' }).format(fine))}</p>;
}

function summaryOf(news: readonly News[]): string {
  const count = (state: News['state']) => news.filter((one) => one.state === state).length;
  if (count('loading') > 0) return copy.looking;
  if (count('needed') > 0) return copy.needs(count('needed'));
  return count('failed') > 0 ? copy.unknown : copy.nothing;
}
