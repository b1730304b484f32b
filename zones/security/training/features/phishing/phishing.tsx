'use client';

import { type Campaign, getCampaigns, getPhishingMonths, type PhishingMonth } from '@services/training/contract/phishing';
import { getTrainingSettings } from '@services/training/contract/records';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { CampaignPage } from './campaign-page';
import { copy } from './copy';
import { rateText } from './rate';
import { StartDialog } from './start-dialog';

/** Simulations with their rates, or the one in the URL. */
export function Phishing() {
  const id = useHashParam<'training', '/phishing'>('id');
  return id ? <CampaignPage id={id} /> : <AllSimulations />;
}

function AllSimulations() {
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const campaigns = useQuery(getCampaigns, {});
  const months = useQuery(getPhishingMonths, {});
  const settings = useQuery(getTrainingSettings, {});
  const [isStarting, setStarting] = useState(false);
  const failed = [campaigns, months, settings].filter(({ data, error }) => !data && error);
  if (failed.length)
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        <ErrorNote title={copy.failed} onRetry={() => void Promise.all(failed.map(({ mutate }) => mutate()))} />
      </>
    );
  if (!campaigns.data || !months.data || !settings.data) return <PageSkeleton />;
  const start = <Button onClick={() => setStarting(true)}>{copy.start}</Button>;
  const isAllowed = settings.data.isPhishingAllowed;
  const all = campaigns.data.campaigns;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} actions={isAllowed && all.length > 0 ? start : undefined} />
      {!isAllowed && (
        <EmptyState
          title={copy.offTitle}
          text={copy.offText}
          action={<ButtonLink href={hashOf('training', '/settings')}>{copy.settings}</ButtonLink>}
        />
      )}
      {isAllowed && all.length === 0 && <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={start} />}
      {months.data.months.length > 0 && <Months months={months.data.months} />}
      {all.length > 0 && <Simulations campaigns={all} />}
      {isStarting && (
        <StartDialog
          templates={campaigns.data.templates}
          onClose={() => setStarting(false)}
          onDone={async (people) => {
            setStarting(false);
            events.emit('toast', { type: 'success', text: copy.started(people) });
            await revalidate(getCampaigns, getPhishingMonths);
          }}
        />
      )}
    </>
  );
}

const monthText = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** Rates by month as bars, inside the table of their numbers. */
const Months = ({ months }: { months: readonly PhishingMonth[] }) => (
  <section className="mt-6">
    <h2 className="mb-2">{copy.months}</h2>
    <table className="w-full max-w-[720px]" aria-label={copy.monthsLabel}>
      <thead>
        <tr className="border-b border-line text-muted">
          <th className="py-2 pe-3 text-start font-medium">{copy.columns.month}</th>
          <th className="py-2 pe-3 text-end font-medium">{copy.columns.sent}</th>
          <th className="w-[32%] py-2 pe-3 text-start font-medium">{copy.columns.clicked}</th>
          <th className="w-[32%] py-2 text-start font-medium">{copy.columns.reported}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, sent, clicked, reported }) => (
          <tr key={month} className="border-b border-line">
            <td className="py-2 pe-3">{monthText(month)}</td>
            <td className="py-2 pe-3 text-end tabular-nums">{sent}</td>
            <td className="py-2 pe-3">
              <Bar part={clicked} all={sent} tone="fill-warn" />
            </td>
            <td className="py-2">
              <Bar part={reported} all={sent} tone="fill-good" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Bar = ({ part, all, tone }: { part: number; all: number; tone: 'fill-warn' | 'fill-good' }) => (
  <span className="block">
    <span className="text-xs tabular-nums">{rateText(part, all)}</span>
    <svg aria-hidden="true" className="block h-1.5 w-full rounded-full bg-sunken" preserveAspectRatio="none" viewBox="0 0 100 1">
      <rect width={all ? (part / all) * 100 : 0} height="1" className={tone} />
    </svg>
  </span>
);

function Simulations({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { date } = useFormats();
  return (
    <section className="mt-6">
      <h2 className="mb-2">{copy.all}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {campaigns.map(({ id, template, startedAt, people, sent, clicked, reported, by }) => (
          <li key={id} className="px-4 py-3">
            <Link href={hashOf('training', '/phishing', { id })} aria-label={copy.open(template, date(startedAt))}>
              {template}
            </Link>
            <p>
              {sent < people ? copy.sending(sent, people) : copy.people(people)} ·{' '}
              {copy.rates(rateText(clicked, sent), rateText(reported, sent))}
            </p>
            <p className="text-xs text-muted">
              {date(startedAt)} · {copy.by(by)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
