import { type ControlDetails, getControl } from '@services/security-plan/contract/controls';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { lazy, Suspense, useState } from 'react';
import { copy as frameCopy } from '../frame/copy';
import { PageSkeleton } from '../frame/skeletons';
import { EvidenceText, StateBadge } from '../frame/states';
import { ControlForm } from './control-form';
import { copy } from './copy';
import { EvidenceList } from './evidence-list';
import { SourceLink } from './source-link';

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog')).ReviewDialog }));

/** The control in the URL, for its owner and for people who edit the plan. */
export function ControlPage() {
  const key = useHashParam<'wisp', '/control'>('key') ?? '';
  const { data, error, mutate } = useQuery(getControl, { params: { key } });
  if (data) return <ControlView key={key} control={data} />;
  if (!error) return <PageSkeleton />;
  if (error.status !== 404 && error.status !== 403)
    return <PageError title={copy.page} text={frameCopy.failed} onRetry={() => mutate()} />;
  const back = <ButtonLink href={hashOf('wisp', '/')}>{frameCopy.toOverview}</ButtonLink>;
  return <EmptyState title={copy.gone} text={copy.goneText} action={back} />;
}

const toneTexts = { good: 'good', warn: 'warn', bad: 'bad', unknown: 'neutral' } as const;

function ControlView({ control }: { control: ControlDetails }) {
  const { day, number } = useFormats();
  const mayChange = useMayChange();
  const [isReviewing, setReviewing] = useState(false);
  const { title, elements, requirement, statement, state, evidence, lastReview, months, exemption, rows, rowCount, isLive } =
    control;
  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('wisp', '/')}>{copy.back}</Link>
      </p>
      <ViewHead
        title={
          <span className="flex flex-wrap items-center gap-2">
            {title} <StateBadge state={state} />
          </span>
        }
        text={`${copy.elements(elements.join(' '))} · ${copy.months(months)}${lastReview ? ` · ${copy.lastReview(day(lastReview.on), lastReview.by)}` : ''}`}
        actions={
          mayChange && (
            <Button variant="quiet" onClick={() => setReviewing(true)}>
              {copy.review}
            </Button>
          )
        }
      />
      {exemption && (
        <div className="mb-4">
          <Notice>
            {copy.exemption}. {exemption}
          </Notice>
        </div>
      )}
      <div className="mb-6 rounded-lg border border-line bg-surface px-4 py-3">
        <EvidenceText state={state} text={evidence.text} share={evidence.share} />
        <SourceLink control={control} />
      </div>
      <section aria-label={copy.statement} className="mb-6">
        <h2 className="mb-1">{copy.statement}</h2>
        <p className="max-w-[860px] wrap-anywhere">{statement.text}</p>
      </section>
      <div className="grid gap-6 xl:grid-cols-2">
        <section aria-label={copy.requirement}>
          <h2 className="mb-1">{copy.requirement}</h2>
          <p className="mb-4 text-muted">{requirement}</p>
          <ControlForm key={control.key} control={control} isFixed={!mayChange || !control.mayEdit} />
        </section>
        <div className="grid content-start gap-6">
          {isLive && control.mayEdit && rows.length > 0 && (
            <section aria-label={copy.rows}>
              <h2 className="mb-2">{copy.rows}</h2>
              <div className="max-h-[420px] overflow-y-auto">
                <Table
                  isDense
                  label={copy.rows}
                  columns={[
                    { id: 'name', text: copy.name, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
                    {
                      id: 'finding',
                      text: copy.finding,
                      narrow: 'line',
                      cell: ({ text, tone }) => <Badge size="sm" text={text} tone={toneTexts[tone]} />,
                    },
                  ]}
                  rows={rows}
                  rowId={(_, place) => place}
                  empty={null}
                />
                {rowCount > rows.length && <p className="mt-2 text-muted">{copy.more(number(rowCount - rows.length))}</p>}
              </div>
            </section>
          )}
          <EvidenceList control={control} mayChange={mayChange} />
        </div>
      </div>
      <Suspense>{isReviewing && <ReviewDialog controlKey={control.key} onClose={() => setReviewing(false)} />}</Suspense>
    </>
  );
}
