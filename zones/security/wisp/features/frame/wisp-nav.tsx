import { getPlan, type Plan } from '@services/security-plan/contract/plan';
import { useQuery } from '@suite/api/use-query';
import { SideNav } from '@suite/shell/pages/side-nav';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { hashOf, type NavRouteOf } from '@suite/zones/zone-url';
import { copy } from './copy';

/** The pages of the zone, and the sections of the plan with their progress. */
export function WispNav({ current }: { current: NavRouteOf<'wisp'> | undefined }) {
  const { data } = useQuery(getPlan, {}, { isOptional: true });
  return (
    <div className="[grid-area:nav]">
      <SideNav zone="wisp" current={current} />
      {data?.plan && (
        <div className="max-[1079px]:hidden">
          <h2 className="mt-4 mb-1 text-xs font-semibold text-muted">{copy.sections}</h2>
          <SectionLinks sections={data.plan.sections} />
        </div>
      )}
    </div>
  );
}

export function SectionLinks({ sections }: Pick<Plan, 'sections'>) {
  const open = useHashParam<'wisp', '/section'>('key');
  return (
    <nav aria-label={copy.sections} className="-ms-3 grid">
      {sections.map(({ key, title, progress }) => (
        <a
          key={key}
          href={hashOf('wisp', '/section', { key })}
          aria-current={open === key && location.hash.startsWith('#/section') ? 'page' : undefined}
          className="flex min-h-8 items-center gap-2.5 rounded-md px-3 py-1 text-[13px] text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong"
        >
          <Ring share={progress} />
          <span>{title}</span>
        </a>
      ))}
    </nav>
  );
}

const CIRCUMFERENCE = 2 * Math.PI * 6;

const Ring = ({ share }: { share: number }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    role="img"
    aria-label={`${Math.round(share * 100)}%`}
    className="flex-none -rotate-90"
  >
    <circle cx="8" cy="8" r="6" fill="none" strokeWidth="3" className="stroke-line" />
    <circle
      cx="8"
      cy="8"
      r="6"
      fill="none"
      strokeWidth="3"
      strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
      className="stroke-good"
    />
  </svg>
);
