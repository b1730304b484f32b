import type { DataOf } from '@services/security-plan/contract/registers';
import type { FieldErrors } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

type Steps = DataOf<'incidents'>['timeline'];

interface Props {
  steps: Steps;
  /** Error messages by path: `timeline.0.what`. */
  errors: FieldErrors;
  onChange: (steps: Steps) => void;
}

/** Timeline of an incident: what happened and what was done, line by line. */
export function TimelineFields({ steps, errors, onChange }: Props) {
  const set = (at: number, part: Partial<Steps[number]>) =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...part } : step)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{copy.fields.timeline}</legend>
      {steps.map((step, at) => (
        // Lines have no key other than their position.
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[160px_minmax(0,1fr)_auto]">
          <DateField
            label={copy.step.on}
            value={step.on}
            error={errors[`timeline.${at}.on`]}
            onChange={(on) => set(at, { on })}
          />
          <Input
            label={copy.step.what}
            value={step.what}
            maxLength={500}
            className="max-sm:order-3"
            error={errors[`timeline.${at}.what`]}
            onChange={(event) => set(at, { what: event.currentTarget.value })}
          />
          <Button
            variant="plain"
            aria-label={copy.step.remove}
            onClick={() => onChange(steps.filter((_, place) => place !== at))}
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      <div>
        <Button size="sm" variant="quiet" onClick={() => onChange([...steps, { on: '', what: '' }])}>
          {copy.step.add}
        </Button>
      </div>
    </fieldset>
  );
}
