import type { MetricState } from '@services/insights/contract/dashboard';
import { type ReportKind, reportKinds } from '@services/insights/contract/report-content';
import { periodName } from '@services/insights/wording/title';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy as archive } from '../archive/copy';
import { copy } from './copy';
import { periodsOf, type ReportablePeriod } from './periods';

interface Props {
  ledger: Pick<MetricState, 'asOf' | 'coversFrom'>;
  value: ReportablePeriod | undefined;
  onChange: (value: ReportablePeriod | undefined) => void;
}

const presets: readonly (readonly [ReportKind, string])[] = [
  ['monthly', 'Last month'],
  ['quarterly', 'Last quarter'],
  ['yearly', 'Last year'],
  ['weekly', 'Last week'],
];

/** Chooses one of the latest complete periods, or any other one that the ledger covers. */
export function PeriodChoice({ ledger: { asOf, coversFrom }, value, onChange }: Props) {
  const formats = useMetricFormats();
  const [isOther, setOther] = useState(false);
  const [kind, setKind] = useState<ReportKind>('monthly');
  const offered = periodsOf(kind, asOf, coversFrom);
  const row = 'items-baseline gap-2.5';

  function chooseKind(next: ReportKind) {
    setKind(next);
    onChange(periodsOf(next, asOf, coversFrom)[0]);
  }

  return (
    <RadioGroup legend={copy.period} legendClassName="mb-2 font-semibold text-ink">
      <div className="grid gap-2">
        {presets.map(([each, text]) => {
          const [period] = periodsOf(each, asOf, coversFrom);
          if (!period) return null;
          return (
            <Radio
              key={each}
              label={
                <span>
                  <span className="text-ink">{text}</span> <span className="text-muted">· {periodName(period, formats)}</span>
                </span>
              }
              className={row}
              boxClassName="self-center"
              checked={!isOther && value?.kind === each && value.to === period.to}
              onChange={() => {
                setOther(false);
                onChange(period);
              }}
            />
          );
        })}
        <Radio
          label={<span className="text-ink">{copy.other}</span>}
          className={row}
          boxClassName="self-center"
          checked={isOther}
          onChange={() => {
            setOther(true);
            chooseKind(kind);
          }}
        />
      </div>
      {isOther && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <Select
            label={copy.kind}
            options={reportKinds.map((each) => ({ value: each, label: archive.kinds[each] }))}
            value={kind}
            onChange={(next) => chooseKind(reportKinds.find((each) => each === next) ?? 'monthly')}
          />
          <Select
            label={copy.which}
            options={offered.map((period) => ({ value: period.to, label: periodName(period, formats) }))}
            value={value?.kind === kind ? value.to : null}
            onChange={(to) => onChange(offered.find((period) => period.to === to))}
            hint={offered.length ? undefined : copy.none}
          />
        </div>
      )}
    </RadioGroup>
  );
}
