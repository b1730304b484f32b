import type { Plan } from '@services/security-plan/contract/plan';
import { getPlanPdf } from '@services/security-plan/contract/versions';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { ButtonLink, Link } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { hashOf } from '@suite/zones/zone-url';
import { PlanPage, ReadOnly } from '../frame/plan-page';
import { SectionLinks } from '../frame/wisp-nav';
import { ControlList } from './control-list';
import { copy } from './copy';
import { Start } from './start';

/** The plan at a glance: the rule, its proof, and every control. */
export const Overview = () => <PlanPage notStarted={<Start />}>{(plan) => <PlanOverview plan={plan} />}</PlanPage>;

function PlanOverview({ plan }: { plan: Plan }) {
  const { formClient } = useApi();
  const { day } = useFormats();
  const { inForce, qualifiedIndividual, reviewDueOn, hasChanges, nextNumber } = plan;
  const facts = [
    qualifiedIndividual ? copy.qualified(qualifiedIndividual) : copy.noQualified,
    inForce && copy.approved(day(inForce.approvedOn)),
    reviewDueOn && copy.reviewDue(day(reviewDueOn)),
  ];
  return (
    <>
      <ViewHead
        title={
          <span className="flex flex-wrap items-center gap-2">
            {copy.title}
            <Badge text={inForce ? copy.version(inForce.number) : copy.draftOnly} tone={inForce ? 'good' : 'neutral'} />
          </span>
        }
        text={facts.filter(Boolean).join(' · ')}
        actions={
          <>
            <DownloadButton
              text={copy.pdf}
              file={() =>
                formClient.call(getPlanPdf, { params: { number: inForce && !hasChanges ? String(inForce.number) : 'draft' } })
              }
            />
            <ButtonLink href={hashOf('wisp', '/versions')} variant={hasChanges ? 'solid' : 'quiet'}>
              {hasChanges ? copy.approve(nextNumber) : copy.changes}
            </ButtonLink>
          </>
        }
      />
      <ReadOnly />
      <PlanStats plan={plan} />
      <ControlList controls={plan.controls} />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Due due={plan.due} today={plan.today} />
        <section aria-label={copy.sections} className="min-[1080px]:hidden">
          <h2 className="mb-2">{copy.sections}</h2>
          <SectionLinks sections={plan.sections} />
        </section>
      </div>
    </>
  );
}

function PlanStats({ plan: { elements, controls, acknowledged, inForce, due, today } }: { plan: Plan }) {
  const { day } = useFormats();
  const { stats } = copy;
  const exempt = elements.filter(({ state }) => state === 'not-applicable').length;
  const met = elements.filter(({ state }) => state === 'met' || state === 'accepted').length;
  const [next] = due;
  const overdue = due.filter(({ on }) => on < today).length;
  return (
    <div className="mb-4">
      <Stats>
        <Stat
          label={stats.elements}
          value={<Link href={hashOf('wisp', '/crosswalk')}>{stats.elementsValue(met, elements.length - exempt)}</Link>}
          note={exempt ? stats.exempt(exempt) : stats.noExempt}
        />
        <Stat
          label={stats.live}
          value={stats.liveValue(controls.filter(({ isLive }) => isLive).length)}
          note={stats.liveNote(controls.filter(({ isLive, state }) => isLive && state === 'met').length, controls.length)}
        />
        <Stat
          label={stats.acknowledged}
          {...(inForce && {
            value: (
              <Link href={hashOf('wisp', '/acknowledgements')}>
                {stats.acknowledgedValue(acknowledged.done, acknowledged.people)}
              </Link>
            ),
          })}
          note={inForce ? (acknowledged.overdue ? stats.overdue(acknowledged.overdue) : stats.noneOverdue) : stats.noVersion}
        />
        <Stat
          label={overdue ? stats.dueOrOverdue : stats.due}
          value={due.length ? stats.dueValue(due.length) : stats.nothing}
          {...(next && {
            note: overdue ? stats.overdueSince(overdue, next.text, day(next.on)) : stats.next(next.text, day(next.on)),
          })}
        />
      </Stats>
    </div>
  );
}

function hrefOf({ kind, key }: Plan['due'][number]['to']): string {
  switch (kind) {
    case 'control':
      return hashOf('wisp', '/control', { key });
    case 'section':
      return hashOf('wisp', '/section', { key });
    case 'register':
      return hashOf('wisp', '/register', { kind: key });
    case 'review':
      return hashOf('wisp', '/review');
    case 'acknowledgements':
      return hashOf('wisp', '/acknowledgements');
  }
}

function Due({ due, today }: Pick<Plan, 'due' | 'today'>) {
  const { day } = useFormats();
  if (!due.length) return null;
  return (
    <section aria-label={copy.due}>
      <h2 className="mb-2">{copy.due}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {due.map(({ on, text, to }) => (
          <li key={`${on} ${text}`} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <Link href={hrefOf(to)}>{text}</Link>
            <span className={`flex-none whitespace-nowrap ${on < today ? 'text-bad' : 'text-muted'}`}>{day(on)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
