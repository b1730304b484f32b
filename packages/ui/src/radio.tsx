'use client';

import { createContext, type ReactNode, useContext, useId } from 'react';
import { Choice, type ChoiceProps } from './choice';
import { ChoiceNote } from './choice-note';

const GroupName = createContext<string | undefined>(undefined);

interface GroupProps {
  /** The question that the radio buttons answer. */
  legend: ReactNode;
  legendClassName?: string;
  /** Shown below the radio buttons. */
  hint?: ReactNode;
  /** Error of the form; it replaces the hint and is read out when it appears. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** `Radio`s, in any layout. */
  children: ReactNode;
}

/** Radio buttons of which one can be checked; arrow keys move between them (WAI-ARIA radio group pattern on the browser's own). */
export function RadioGroup({ legend, legendClassName, hint, error, disabled, className, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error || hint ? `${id}-note` : undefined} disabled={disabled} className={className}>
      <legend className={legendClassName}>{legend}</legend>
      <GroupName value={id}>{children}</GroupName>
      <ChoiceNote id={`${id}-note`} error={error} hint={hint} />
    </fieldset>
  );
}

interface RadioProps extends Omit<ChoiceProps, 'name' | 'error'> {
  /** Called when it becomes the checked one of its group. */
  onChange: () => void;
}

/** One of the radio buttons of a `RadioGroup`. */
export function Radio({ onChange, ...rest }: RadioProps) {
  const name = useContext(GroupName);
  if (!name) throw new Error('A Radio needs a RadioGroup around it.');
  return <Choice {...rest} type="radio" name={name} onChange={onChange} />;
}
