import type { ReactNode } from 'react';

interface Props {
  /** Referenced by the aria-describedby of what it is about. */
  id: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** Error of a choice, read out when it appears, or its hint; empty without either. */
export function ChoiceNote({ id, error, hint }: Props) {
  if (error) {
    return (
      <span key="error" id={id} role="alert" className="ui-field-error ui:block">
        {error}
      </span>
    );
  }
  return hint ? (
    <span key="hint" id={id} className="ui-field-hint ui:block">
      {hint}
    </span>
  ) : null;
}
