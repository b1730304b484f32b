import { type ReactNode, useId, useRef, useState } from 'react';

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
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const refusedAt = useRef(Number.NEGATIVE_INFINITY);
  const isWrong = isMissing && !isChecked;
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 py-1">
        <input
          type="checkbox"
          name={name}
          required
          className="mt-0.5 size-5 flex-none"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          checked={isChecked}
          onChange={(event) => {
            // The page scrolled to the box under a pointer that was still clicking the form's button, which is not an agreement.
            if (event.timeStamp - refusedAt.current > DOUBLE_CLICK) onChange(event.currentTarget.checked);
          }}
          onInvalid={(event) => {
            event.preventDefault();
            refusedAt.current = event.timeStamp;
            setMissing(true);
          }}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      </label>
      {isWrong && (
        <p id={id} className="ui-field-error ps-8">
          {missing}
        </p>
      )}
    </div>
  );
}
