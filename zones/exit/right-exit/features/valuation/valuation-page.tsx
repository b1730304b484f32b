import { factorKeys, getValuation, getValuationReport, type ValuationResult } from '@services/valuation/contract/valuation';
import { factorWords, leverWords, methodWords, NOT_AN_APPRAISAL } from '@services/valuation/wording/words';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { LateRangeChart } from '@suite/charts/late';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy as frame } from '../frame/copy';
import { Notes, useSourceWords } from '../frame/notes';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { inAddress, useSubject } from '../frame/use-subject';
import { copy } from './copy';
import { KeepDialog } from './keep-dialog';
import { Steps } from './steps';
import { Years } from './years';

/** The valuation of the firm itself or of a client, with its reasons. */
export function ValuationPage() {
  const subjectId = useSubject();
  const { formClient } = useApi();
  const { day } = useFormats();
  const { data, error, mutate } = useQuery(getValuation, { params: { subjectId } });
  const [isKeeping, setKeeping] = useState(false);
  if (!data)
    return error ? <PageError title={copy.title('')} text={frame.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  const { valuation, mayChange } = data;
  return (
    <>
      <ViewHead
        title={copy.title(valuation.subject)}
        text={copy.on(day(valuation.on), valuation.currency)}
        actions={
          <>
            <DownloadButton
              file={() => formClient.call(getValuationReport, { params: { subjectId, number: 'draft' } })}
              text={copy.report}
            />
            {mayChange && valuation.conclusion && <Button onClick={() => setKeeping(true)}>{copy.keep}</Button>}
          </>
        }
      />
      <Numbers valuation={valuation} />
      <div className="mt-4">
        <Notes notices={valuation.notices} />
      </div>
      {valuation.conclusion ? <Ranges valuation={valuation} /> : <NoValue subjectId={subjectId} />}
      <Steps valuation={valuation} />
      <Years valuation={valuation} subjectId={subjectId} />
      {valuation.conclusion && valuation.sensitivity.length > 0 && <Sensitivity valuation={valuation} />}
      <section className="mt-8">
        <h2>{copy.factors}</h2>
        <p className="mt-1 mb-3 max-w-[68ch] text-muted">{copy.factorsText}</p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {factorKeys.map((key) => (
            <div key={key}>
              <dt className="font-medium">{factorWords[key].title}</dt>
              <dd className={valuation.settings.factors[key] ? undefined : 'text-muted'}>
                {valuation.settings.factors[key] || factorWords[key].text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="mt-8 max-w-[90ch] rounded-lg border border-line bg-surface p-4">
        <h2>{copy.what}</h2>
        <p className="mt-1 text-muted">{NOT_AN_APPRAISAL}</p>
      </section>
      {isKeeping && <KeepDialog subjectId={subjectId} onClose={() => setKeeping(false)} />}
    </>
  );
}

function Numbers({ valuation: { conclusion, toOwners, revenue, currency, cash, debt } }: { valuation: ValuationResult }) {
  const { money } = useCurrencyFormats(currency);
  const sourceWords = useSourceWords();
  const { stats } = copy;
  const between = ({ low, high }: { low: number; high: number }) => `${money(low)} – ${money(high)}`;
  return (
    <Stats>
      <Stat
        label={stats.value}
        value={conclusion ? money(conclusion.weighted.mid) : undefined}
        note={conclusion ? stats.between(money(conclusion.weighted.low), money(conclusion.weighted.high)) : stats.noValue}
      />
      <Stat label={stats.range} value={conclusion ? between(conclusion.range) : undefined} note={stats.rangeNote} />
      <Stat
        label={stats.owners}
        value={toOwners ? money(toOwners.mid) : undefined}
        note={stats.ownersNote(money(cash), money(debt))}
      />
      <Stat label={stats.revenue} value={revenue ? money(revenue.amount) : undefined} note={sourceWords(revenue?.source)} />
    </Stats>
  );
}

function Ranges({ valuation: { conclusion, methods, currency } }: { valuation: ValuationResult }) {
  const { money, short, percent } = useCurrencyFormats(currency);
  if (!conclusion) return null;
  const bars = methods.flatMap(({ method, value, weight }) =>
    value
      ? [{ id: method, text: methodWords[method], ...value, tone: 'before' as const, note: copy.weight(percent(weight)) }]
      : [],
  );
  return (
    <section className="mt-6">
      <h2>{copy.range}</h2>
      <p className="mt-1 mb-3 text-muted">{copy.rangeText}</p>
      <LateRangeChart
        label={copy.range}
        rangesText={copy.ranges.method}
        ranges={[...bars, { id: 'all', text: copy.ranges.all, ...conclusion.weighted, tone: 'accent' }]}
        lowText={copy.ranges.low}
        midText={copy.ranges.mid}
        highText={copy.ranges.high}
        write={money}
        writeShort={short}
      />
    </section>
  );
}

const NoValue = ({ subjectId }: { subjectId: string }) => (
  <EmptyState
    title={copy.emptyTitle}
    text={copy.emptyText}
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink href={hashOf('right-exit', '/inputs', inAddress(subjectId))}>{copy.figures}</ButtonLink>
        <ButtonLink variant="quiet" href={hashOf('right-exit', '/multiples')}>
          {copy.multiples}
        </ButtonLink>
      </div>
    }
  />
);

function Sensitivity({ valuation: { sensitivity, conclusion, currency } }: { valuation: ValuationResult }) {
  const { money, short } = useCurrencyFormats(currency);
  const mid = conclusion?.weighted.mid ?? 0;
  return (
    <section className="mt-8">
      <h2>{copy.sensitivity}</h2>
      <p className="mt-1 mb-3 text-muted">{copy.sensitivityText}</p>
      <LateRangeChart
        label={copy.sensitivity}
        rangesText={copy.lever}
        ranges={sensitivity.map(({ lever, lower, higher }) => ({
          id: lever,
          text: leverWords[lever],
          low: lower,
          mid,
          high: higher,
          tone: 'accent',
        }))}
        lowText={copy.lower}
        midText={copy.today}
        highText={copy.higher}
        write={money}
        writeShort={short}
        fromZero={false}
      />
    </section>
  );
}
