import type { Field } from '@services/inbox/contract/forms';
import { MAX_FIELDS } from '@services/inbox/contract/terms';
import type { FieldErrors } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { copy } from './copy';
import { FieldRow } from './field-row';
import { kindsFor, moved, newField } from './form-draft';

interface Props {
  fields: Field[];
  errors: FieldErrors;
  onChange: (fields: Field[]) => void;
}

export const FormFields = ({ fields, errors, onChange }: Props) => (
  <section className="grid gap-3">
    <h2 className="font-semibold">{copy.fields}</h2>
    {errors['entries.fields'] && (
      <p role="alert" className="text-bad">
        {errors['entries.fields']}
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
          labelFault={errors[`entries.fields.${index}.label`] && copy.needed}
          optionsFault={errors[`entries.fields.${index}`]}
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
