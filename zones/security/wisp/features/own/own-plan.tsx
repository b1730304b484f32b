import { getOwnPlan } from '@services/security-plan/contract/plan';
import { acknowledge, getPlanPdf } from '@services/security-plan/contract/versions';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useSave } from '../fields/use-save';
import { PageSkeleton } from '../frame/skeletons';
import { EvidenceText, StateBadge } from '../frame/states';
import { copy } from './copy';

/** The parts of the plan that concern a person: the version in force, and the controls that they own. */
export function OwnPlan() {
  const { formClient } = useApi();
  const { day } = useFormats();
  const { data, error, mutate } = useQuery(getOwnPlan, {});
  const { save, isRunning, failure } = useSave();
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => mutate()} /> : <PageSkeleton />;
  const { inForce, acknowledgement, controls } = data;

  const status =
    acknowledgement &&
    (acknowledgement.state === 'done' && acknowledgement.on
      ? copy.done(day(acknowledgement.on), day(acknowledgement.dueOn))
      : copy[acknowledgement.state === 'overdue' ? 'overdue' : 'due'](day(acknowledgement.dueOn)));

  return (
    <div className="max-w-[860px]">
      <ViewHead
        title={copy.title}
        text={inForce ? copy.version(inForce.number, day(inForce.approvedOn), inForce.approvedBy) : copy.none}
      />
      {inForce && acknowledgement && (
        <div className="mb-8 grid gap-4 rounded-lg border border-line bg-surface p-5">
          <p>{status}</p>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div className="flex flex-wrap gap-2">
            <DownloadButton
              text={copy.read}
              file={() => formClient.call(getPlanPdf, { params: { number: String(inForce.number) } })}
            />
            {acknowledgement.state !== 'done' && (
              <Button
                spinning={isRunning}
                onClick={() =>
                  void save(() => formClient.call(acknowledge, { body: { number: inForce.number } }), copy.acknowledged)
                }
              >
                {copy.acknowledge}
              </Button>
            )}
          </div>
        </div>
      )}
      {controls.length > 0 && (
        <section aria-label={copy.controls}>
          <h2>{copy.controls}</h2>
          <p className="mb-2 text-muted">{copy.controlsText}</p>
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {controls.map(({ key, title, state, evidence }) => (
              <li key={key} className="flex items-start justify-between gap-x-4 px-4 py-3">
                <div className="min-w-0">
                  <Link href={hashOf('wisp', '/control', { key })}>{title}</Link>
                  <EvidenceText state={state} text={evidence.text} share={evidence.share} />
                </div>
                <span className="flex-none">
                  <StateBadge state={state} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
