interface Props {
  /** Referenced by the field's aria-describedby. */
  id: string;
  error?: string;
  hint?: string;
}

/** Error of a field, or a hint about what to enter; empty without either. */
export function FieldNote({ id, error, hint }: Props) {
  if (!error && !hint) return null;
  return (
    <p id={id} className={error ? 'ui-field-error' : 'ui-field-hint'}>
      {error ?? hint}
    </p>
  );
}
