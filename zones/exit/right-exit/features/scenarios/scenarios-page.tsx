import { getScenarios, type Scenario, type Scenarios } from '@services/valuation/contract/scenarios';
import { dWords } from '@services/valuation/wording/words';
import { useQuery } from '@suite/api/use-query';
import { LateRangeChart } from '@suite/charts/late';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { Notes } from '../frame/notes';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { useSubject } from '../frame/use-subject';
import { copy } from './copy';
import { DealPart } from './deal-part';
import { ScenarioDialog } from './scenario-dialog';

/** The five Ds, and the terms of a deal. */
export function ScenariosPage() {
  const subjectId = useSubject();
  const { data, error, mutate } = useQuery(getScenarios, { params: { subjectId } });
  const [editing, setEditing] = useState<Scenario>();
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return (
    <>
      <ViewHead title={copy.title} text={copy.text} />
      <Notes notices={data.notices} />
      <ul className="mt-6 grid gap-4 lg:grid-cols-2">
        {data.scenarios.map((scenario) => (
          <Card
            key={scenario.d}
            scenario={scenario}
            currency={data.currency}
            today={data.today?.mid}
            onEdit={data.mayChange ? () => setEditing(scenario) : undefined}
          />
        ))}
      </ul>
      <DealPart subjectId={subjectId} scenarios={data} />
      {/* Last, so that nothing moves when the first value is known. */}
      <Drawing scenarios={data} />
      {editing && (
        <ScenarioDialog subjectId={subjectId} version={data.version} scenario={editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}

function Drawing({ scenarios: { scenarios, today, currency } }: { scenarios: Scenarios }) {
  const { money, short } = useCurrencyFormats(currency);
  const drawn = scenarios.flatMap(({ d, value }) =>
    value ? [{ id: d, text: dWords[d], ...value, tone: 'before' as const }] : [],
  );
  if (!today || !drawn.length) return null;
  return (
    <div className="mt-8">
      <LateRangeChart
        label={copy.chart}
        rangesText={copy.scenario}
        ranges={[{ id: 'today', text: copy.today, ...today, tone: 'accent' }, ...drawn]}
        lowText="Low"
        midText="Middle"
        highText="High"
        write={money}
        writeShort={short}
      />
    </div>
  );
}

interface CardProps {
  scenario: Scenarios['scenarios'][number];
  currency: string;
  today: number | undefined;
  onEdit: (() => void) | undefined;
}

function Card({ scenario: { d, revenue, multiples, note, value }, currency, today, onEdit }: CardProps) {
  const { money, percent } = useCurrencyFormats(currency);
  const change = (share: number | null) => percent(share ?? 0);
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2>{dWords[d]}</h2>
          <p className="text-muted">{copy.questions[d]}</p>
        </div>
        {onEdit && (
          <Button variant="quiet" size="sm" aria-label={copy.editOf(dWords[d])} onClick={onEdit}>
            {copy.edit}
          </Button>
        )}
      </div>
      <p className="mt-2 text-lg font-semibold tabular-nums">{value ? money(value.mid) : copy.none}</p>
      <p className="min-h-5 text-muted">
        {value && copy.change(change(revenue), change(multiples))}
        {value && today !== undefined && today > 0 && ` (${percent(value.mid / today - 1)})`}
      </p>
      <p className={note ? 'mt-2 whitespace-pre-line' : 'mt-2 text-muted'}>{note || copy.nothingArranged}</p>
    </li>
  );
}
