'use client';

import { ErrorNote } from '@suite/ui/error-note';
import { lateModule } from '@suite/ui/late-module';
import { copy } from './copy';
import type { News } from './news';
import { BelowSkeleton } from './today-skeleton';
import { useConnectionNews } from './use-connection-news';
import { useFirmNews } from './use-firm-news';
import { useImprovementNews } from './use-improvement-news';
import { useLeadNews } from './use-lead-news';
import { useLedgerNews } from './use-ledger-news';
import { useOfferNews } from './use-offer-news';
import { usePeopleNews } from './use-people-news';
import { useSecurityNews } from './use-security-news';

const belowModule = lateModule(() => import('./below'));

/** The start page of a day: what needs the person first, then their apps. */
export function Today() {
  const firm = useFirmNews();
  const connections = useConnectionNews();
  const people = usePeopleNews();
  const ledger = useLedgerNews();
  const offers = useOfferNews();
  const leads = useLeadNews();
  const security = useSecurityNews();
  const improvement = useImprovementNews();
  const isNeeded = connections.some(({ state }) => state === 'needed');
  // If a connection needs action, the note that nothing was imported is redundant.
  const ofLedger = ledger.news.filter(({ state }) => !(isNeeded && state === 'note'));
  const news = [...firm, ...ofLedger, ...offers, ...leads, ...security, ...improvement, ...connections, ...people];
  const isLoading = news.some(({ state }) => state === 'loading');
  const { module: below, hasFailed, retry } = belowModule.use();
  return (
    <>
      <h1>{copy.title}</h1>
      <p role="status" className="mt-1 text-muted">
        {summaryOf(news)}
      </p>
      {/* The list has the height of what is in it: what stands below comes with it, so that nothing moves. */}
      {below && !isLoading && <below.Below news={news} isSample={ledger.isSample} />}
      {hasFailed && <ErrorNote title={copy.failed} onRetry={retry} />}
      {(isLoading || !below) && !hasFailed && <BelowSkeleton />}
    </>
  );
}

function summaryOf(news: readonly News[]): string {
  const count = (state: News['state']) => news.filter((one) => one.state === state).length;
  if (count('loading') > 0) return copy.looking;
  if (count('needed') > 0) return copy.needs(count('needed'));
  return count('failed') > 0 ? copy.unknown : copy.nothing;
}
