import { type ReportSection, reportSections } from '@services/insights/contract/report-content';
import { sections as names } from '@services/insights/wording/copy';
import { Checkbox } from '@suite/ui/checkbox';
import { useId } from 'react';
import { copy } from './copy';

interface Props {
  value: readonly ReportSection[];
  onChange: (value: ReportSection[]) => void;
}

/** Chooses the sections of a report besides its cover, summary and definitions. */
export function SectionChoice({ value, onChange }: Props) {
  const id = useId();
  const toggle = (section: ReportSection) =>
    onChange(reportSections.filter((each) => (each === section) !== value.includes(each)));
  return (
    <fieldset aria-describedby={value.length ? undefined : id}>
      <legend className="mb-2 font-semibold text-ink">{copy.sections}</legend>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {reportSections.map((section) => (
          <Checkbox
            key={section}
            label={names[section]}
            className="gap-2.5 text-ink"
            checked={value.includes(section)}
            onChange={() => toggle(section)}
          />
        ))}
      </div>
      {value.length === 0 && (
        <p id={id} className="ui-field-error mt-2">
          {copy.noSections}
        </p>
      )}
    </fieldset>
  );
}
