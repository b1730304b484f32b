import type { PlanElement } from '@services/security-plan/contract/plan';
import { ListMenu } from '@suite/list/list-menu';
import { ViewHead } from '@suite/list/view-head';
import { Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { copy as frameCopy } from '../frame/copy';
import { PlanPage } from '../frame/plan-page';
import { StateBadge } from '../frame/states';

const copy = {
  title: 'Crosswalk to 16 CFR 314.4',
  text: 'Each element of the FTC Safeguards Rule with the sections, controls and evidence that meet it.',
  columns: { code: '314.4', requirement: 'Requirement', sections: 'Sections', controls: 'Controls and evidence', state: 'State' },
};

/** 16 CFR 314.4 element by element, with sections, controls, evidence and state. */
export const Crosswalk = () => (
  <PlanPage>
    {({ elements }) => (
      <>
        <ViewHead
          title={copy.title}
          text={copy.text}
          actions={<ListMenu name="safeguards-rule" heads={Object.values(copy.columns)} rows={() => elements.map(csvRow)} />}
        />
        <Table
          label={copy.title}
          columns={columns}
          rows={elements}
          rowId={({ code }) => code}
          empty=""
          className="ui-table-fit [&>tbody>tr>*]:align-top"
        />
      </>
    )}
  </PlanPage>
);

const csvRow = ({ code, requirement, sections, controls, state, reason }: PlanElement) => [
  code,
  requirement,
  sections.join(', '),
  controls.map(({ title, evidence }) => `${title}: ${evidence}`).join('; '),
  reason ? `${frameCopy.states[state]}. ${reason}` : frameCopy.states[state],
];

const columns: Column<PlanElement>[] = [
  {
    id: 'code',
    text: copy.columns.code,
    className: 'w-[76px]',
    cell: ({ code }) => <span className="whitespace-nowrap">{code}</span>,
  },
  {
    id: 'requirement',
    text: copy.columns.requirement,
    narrow: 'line',
    cell: ({ requirement, reason }) => (
      <>
        <span className="whitespace-normal">{requirement}</span>
        {reason && <span className="mt-1 block text-xs text-muted sm:hidden">{reason}</span>}
      </>
    ),
  },
  {
    id: 'sections',
    text: copy.columns.sections,
    className: 'w-[96px]',
    from: 900,
    cell: ({ sections }) => (
      <span className="flex flex-wrap gap-x-2">
        {sections.map((key) => (
          <Link key={key} href={hashOf('wisp', '/section', { key })}>
            {key}
          </Link>
        ))}
      </span>
    ),
  },
  {
    id: 'controls',
    text: copy.columns.controls,
    narrow: 'line',
    cell: ({ controls }) => (
      <ul className="grid gap-1">
        {controls.map(({ key, title, evidence }) => (
          <li key={key}>
            <Link href={hashOf('wisp', '/control', { key })}>{title}</Link>
            <span className="block text-xs text-muted">{evidence}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'state',
    text: copy.columns.state,
    className: 'w-[180px]',
    narrow: 'beside',
    cell: ({ state, reason }) => (
      <>
        <StateBadge state={state} />
        {reason && <span className="mt-1 block text-xs text-muted max-sm:hidden">{reason}</span>}
      </>
    ),
  },
];
