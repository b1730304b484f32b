import { Checkbox } from '@suite/ui/checkbox';
import { type ReactNode, useRef, useState } from 'react';

/** Maximum milliseconds between the clicks of a double click. */
const DOUBLE_CLICK = 500;

interface Props {
  name: string;
  isChecked: boolean;
  /** Message shown when the form is submitted without it. */
  missing: string;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** A statement that the person has to agree to. */
export function Agreement({ name, isChecked, missing, onChange, children }: Props) {
  const [isMissing, setMissing] = useState(false);
  const refusedAt = useRef(Number.NEGATIVE_INFINITY);
  return (
    <Checkbox
      label={<span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>}
      error={isMissing && !isChecked ? missing : undefined}
      name={name}
      required
      size="xl"
      className="items-start gap-3 py-1"
      boxClassName="mt-0.5"
      checked={isChecked}
      onChange={(isNowChecked, { timeStamp }) => {
        // The page scrolled to the box under a pointer that was still clicking the form's button, which is not an agreement.
        if (timeStamp - refusedAt.current > DOUBLE_CLICK) onChange(isNowChecked);
      }}
      onInvalid={(event) => {
        event.preventDefault();
        refusedAt.current = event.timeStamp;
        setMissing(true);
      }}
    />
  );
}
