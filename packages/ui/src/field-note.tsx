interface Props {
  /** What the field names in its aria-describedby. */
  id: string;
  error?: string;
  hint?: string;
}

/** What is wrong with a field, or else what to enter; nothing when there is neither. */
export function FieldNote({ id, error, hint }: Props) {
  if (!error && !hint) return null;
  return (
    <p id={id} className={error ? 'ui-field-error' : 'ui-field-hint'}>
      {error ?? hint}
    </p>
  );
}
