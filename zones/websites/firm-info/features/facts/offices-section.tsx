import type { Office } from '@services/site/contract/facts';
import type { FieldErrors } from '@suite/shell/form/use-form';
import { PageSection } from '@suite/shell/pages/page-section';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import { Holidays } from './holidays';
import { newId, PartList } from './part-list';
import type { SectionProps } from './section-props';

const words = copy.offices;
const fields = ['name', 'phone', 'street', 'city', 'region', 'postalCode'] as const;

const weekday = { from: '09:00', to: '17:00' };
const emptyOffice = (): Office => ({
  ...{ id: newId(), name: '', street: '', city: '', region: '', postalCode: '', phone: '', note: '' },
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  holidays: [],
});

/** The firm's offices and their hours. */
export const OfficesSection = ({ facts, problems, set }: SectionProps) => (
  <PageSection title={words.title} text={words.text}>
    <PartList
      parts={facts.offices}
      keyOf={({ id }) => id}
      titleOf={({ name, city }) => words.of(name || city)}
      add={words.add}
      onAdd={() => set({ offices: [...facts.offices, emptyOffice()] })}
      onChange={(offices) => set({ offices })}
    >
      {(office, index, change) => <OfficeFields {...{ office, change, problems }} path={`offices.${index}`} />}
    </PartList>
  </PageSection>
);

interface Props {
  office: Office;
  change: (part: Partial<Office>) => void;
  problems: FieldErrors;
  path: string;
}

const OfficeFields = ({ office, change, problems, path }: Props) => (
  <div className="grid gap-4">
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((name) => (
        <Input
          key={name}
          label={words[name]}
          {...(name === 'name' && { hint: words.nameHint })}
          value={office[name]}
          maxLength={200}
          autoComplete="off"
          error={problems[`${path}.${name}`]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
    </div>
    <OpeningHours {...{ office, change, problems, path }} />
    <Holidays {...{ office, change, problems, path }} />
    <Input
      label={words.note}
      hint={words.noteHint}
      value={office.note}
      maxLength={200}
      onChange={(event) => change({ note: event.currentTarget.value })}
    />
  </div>
);

const OpeningHours = ({ office, change }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-medium">{words.hours}</legend>
    {words.days.map((day, at) => {
      const hours = office.hours[at] ?? null;
      const setHours = (next: Office['hours'][number]) =>
        change({ hours: office.hours.map((each, index) => (index === at ? next : each)) });
      return (
        <div key={day} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
          <Checkbox
            label={day}
            aria-label={words.open(day)}
            size="sm"
            className="w-32"
            checked={hours !== null}
            onChange={(isOpen) => setHours(isOpen ? weekday : null)}
          />
          {hours ? (
            (['from', 'to'] as const).map((end) => (
              <input
                key={end}
                type="time"
                required
                aria-label={words[end](day)}
                value={hours[end]}
                className="rounded-md border border-line-strong bg-surface px-2 py-1"
                onChange={(event) => setHours({ ...hours, [end]: event.currentTarget.value })}
              />
            ))
          ) : (
            <span className="text-muted">{words.closed}</span>
          )}
        </div>
      );
    })}
  </fieldset>
);
