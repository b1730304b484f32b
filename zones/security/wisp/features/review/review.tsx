import { getOwnersReport, getReviews, type Review as ReviewOf, startReview } from '@services/security-plan/contract/reviews';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Notice } from '@suite/ui/notice';
import { useSave } from '../fields/use-save';
import { PlanPage, ReadOnly } from '../frame/plan-page';
import { PlanSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { ReviewItem } from './review-item';
import { StatementForm } from './statement-form';

/** The annual reviews, newest first. */
export const Review = () => <PlanPage>{() => <Reviews />}</PlanPage>;

function Reviews() {
  const { formClient } = useApi();
  const { day } = useFormats();
  const mayChange = useMayChange();
  const { data, error, mutate } = useQuery(getReviews, {});
  const { save, isRunning, failure } = useSave();
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => mutate()} /> : <PlanSkeleton />;
  const { reviews, dueOn, today } = data;
  const year = today.slice(0, 4);
  const mayStart = mayChange && !reviews.some((one) => one.completedOn === null || String(one.year) === year);
  const start = (
    <Button spinning={isRunning} onClick={() => void save(() => formClient.call(startReview, {}), copy.started)}>
      {copy.start(year)}
    </Button>
  );
  return (
    <>
      <ViewHead
        title={copy.title}
        text={dueOn ? `${copy.text} ${copy.due(day(dueOn))}` : copy.text}
        actions={reviews.length > 0 && mayStart && start}
      />
      <ReadOnly />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {reviews.length === 0 && <EmptyState title={copy.noneTitle} text={copy.noneText} action={mayStart && start} />}
      {reviews.map((review) => (
        <ReviewPart key={review.year} review={review} />
      ))}
    </>
  );
}

function ReviewPart({ review }: { review: ReviewOf }) {
  const { formClient } = useApi();
  const { day } = useFormats();
  const mayChange = useMayChange();
  const { year, items, completedOn, completedBy, statement, version } = review;
  const isFixed = !mayChange || completedOn !== null;
  const done = items.filter((item) => item.done).length;
  return (
    <section aria-label={copy.open(year)} className="mb-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex flex-wrap items-center gap-2">
          {copy.open(year)}
          <Badge
            size="sm"
            tone={completedOn ? 'good' : 'warn'}
            text={completedOn ? copy.completed(day(completedOn), completedBy ?? '') : copy.progress(done, items.length)}
          />
        </h2>
        <DownloadButton
          size="sm"
          text={copy.report}
          file={() => formClient.call(getOwnersReport, { params: { year: String(year) } })}
        />
      </div>
      <ul className="mb-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {items.map((item) => (
          <ReviewItem key={item.key} item={item} year={year} version={version} isFixed={isFixed} />
        ))}
      </ul>
      <StatementForm year={year} version={version} statement={statement} isFixed={isFixed} />
    </section>
  );
}
