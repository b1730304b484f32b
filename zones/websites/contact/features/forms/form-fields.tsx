import type { Field } from '@services/inbox/contract/forms';
import { MAX_FIELDS } from '@services/inbox/contract/terms';
import { Button } from '@suite/ui/button';
import { copy } from './copy';
import { FieldRow } from './field-row';
import { kindsFor, moved, newField } from './form-draft';

interface Props {
  fields: Field[];
  faults: Readonly<Record<string, string>>;
  onChange: (fields: Field[]) => void;
}

export const FormFields = ({ fields, faults, onChange }: Props) => (
  <section className="grid gap-3">
    <h2 className="font-semibold">{copy.fields}</h2>
    {faults.fields && (
      <p role="alert" className="text-bad">
        {faults.fields}
      </p>
    )}
    <ol className="grid gap-3">
      {fields.map((field, index) => (
        <FieldRow
          key={field.key}
          field={field}
          kinds={kindsFor(fields, field)}
          isFirst={index === 0}
          isLast={index === fields.length - 1}
          labelFault={faults[`label ${field.key}`]}
          optionsFault={faults[`options ${field.key}`]}
          onChange={(next) => onChange(fields.map((one) => (one.key === field.key ? next : one)))}
          onMove={(by) => onChange(moved(fields, index, by))}
          onRemove={() => onChange(fields.filter(({ key }) => key !== field.key))}
        />
      ))}
    </ol>
    <div>
      <Button variant="quiet" disabled={fields.length >= MAX_FIELDS} onClick={() => onChange([...fields, newField(fields)])}>
        {copy.addField}
      </Button>
    </div>
  </section>
);
