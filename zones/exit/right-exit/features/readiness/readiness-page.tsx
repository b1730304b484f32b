import { type Driver, getReadiness, type Readiness, scoreNow } from '@services/valuation/contract/readiness';
import { OWN } from '@services/valuation/contract/terms';
import { categoryWords } from '@services/valuation/wording/words';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { axes, categories } from '@suite/insights/readiness/score';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Stat, Stats } from '@suite/ui/stat';
import { hashOf } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { useSave } from '../frame/use-save';
import { inAddress, useSubject } from '../frame/use-subject';
import { barOf } from './bar-of';
import { copy } from './copy';
import { DriverList } from './driver-list';
import { Trend } from './trend';

/** How attractive and how ready a business is, by drivers, with the value of its gaps. */
export function ReadinessPage() {
  const subjectId = useSubject();
  const { formClient } = useApi();
  const { day } = useFormats();
  const { data, error, mutate } = useQuery(getReadiness, { params: { subjectId } });
  const { save, isRunning, failure } = useSave();
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return (
    <>
      <ViewHead
        title={copy.title}
        text={data.nextOn ? `${copy.text} ${copy.next(day(data.nextOn))}` : copy.text}
        actions={
          <>
            <ButtonLink variant="quiet" href={hashOf('right-exit', '/questions', inAddress(subjectId))}>
              {copy.questions}
            </ButtonLink>
            {data.mayChange && (
              <Button
                spinning={isRunning}
                onClick={() => void save(() => formClient.call(scoreNow, { params: { subjectId } }), copy.scored)}
              >
                {copy.score}
              </Button>
            )}
          </>
        }
      />
      {failure && <Notice tone="bad">{copy.scoreFailed(failure)}</Notice>}
      <Scores readiness={data} />
      <h2 className="mt-8 mb-3">{copy.categories}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {categories.map((category) => (
          <CategoryCard key={category} title={categoryWords[category]} score={data.scores.categories[category]} />
        ))}
      </ul>
      <h2 className="mt-8 mb-3">{copy.drivers}</h2>
      <DriverList drivers={data.drivers} />
      <Gaps drivers={data.drivers} isOwn={subjectId === OWN} />
      <Trend readiness={data} />
    </>
  );
}

/** Min known share of a score; below it, the points are not shown. */
const MIN_KNOWN = 0.3;

function Scores({ readiness: { scores } }: { readiness: Readiness }) {
  const { percent, number } = useCurrencyFormats('USD');
  return (
    <Stats>
      {axes.map((axis) => {
        const { points, known } = scores.axes[axis];
        return (
          <Stat
            key={axis}
            label={copy.axes[axis]}
            value={points === null || known < MIN_KNOWN ? undefined : copy.ofHundred(number(points))}
            note={copy.known(percent(known))}
          />
        );
      })}
    </Stats>
  );
}

function CategoryCard({ title, score: { points, known } }: { title: string; score: Readiness['scores']['categories']['legal'] }) {
  const { percent, number } = useCurrencyFormats('USD');
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{title}</h3>
        <span className="font-semibold tabular-nums">{points === null ? copy.unknown : number(points)}</span>
      </div>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className={`h-full ${barOf(points)}`} style={{ width: `${points ?? 0}%` }} />
      </div>
      <p className="mt-2 text-xs text-muted">{copy.known(percent(known))}</p>
    </li>
  );
}

function Gaps({ drivers, isOwn }: { drivers: readonly Driver[]; isOwn: boolean }) {
  const gaps = drivers.flatMap(({ key, title, impact }) => (impact ? [{ key, title, impact }] : []));
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2>{copy.gaps}</h2>
          <p className="mt-1 text-muted">{copy.gapsText}</p>
        </div>
        {isOwn && (
          <ButtonLink variant="quiet" href={hashOf('right-exit', '/improvement')}>
            {copy.plan}
          </ButtonLink>
        )}
      </div>
      {gaps.length ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {gaps.map(({ key, title, impact }) => (
            <li key={key} className="p-4">
              <h3 className="font-medium">{title}</h3>
              <p>{impact.text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{copy.noGaps}</p>
      )}
    </section>
  );
}
