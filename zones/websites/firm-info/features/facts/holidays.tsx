import type { Office } from '@services/site/contract/facts';
import type { FieldErrors } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

const words = copy.offices;

interface Props {
  office: Office;
  change: (part: Partial<Office>) => void;
  problems: FieldErrors;
  path: string;
}

/** Days on which an office is closed. */
export const Holidays = ({ office: { holidays }, change, problems, path }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-medium">{words.holidays}</legend>
    <div className="grid gap-3">
      {holidays.map(({ on, name }, at) => {
        const set = (part: Partial<(typeof holidays)[number]>) =>
          change({ holidays: holidays.map((each, index) => (index === at ? { ...each, ...part } : each)) });
        return (
          <div key={at} className="grid items-end gap-3 sm:grid-cols-[12rem_1fr_auto]">
            <DateField
              label={words.on}
              value={on}
              error={problems[`${path}.holidays.${at}.on`]}
              onChange={(day) => set({ on: day })}
            />
            <Input
              label={words.holiday}
              value={name}
              maxLength={200}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <Button
              variant="plain"
              aria-label={words.removeHoliday(name)}
              onClick={() => change({ holidays: holidays.filter((_, index) => index !== at) })}
            >
              {copy.remove}
            </Button>
          </div>
        );
      })}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => change({ holidays: [...holidays, { on: '', name: '' }] })}
      >
        {words.addHoliday}
      </Button>
    </div>
  </fieldset>
);
