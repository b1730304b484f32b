import { useId } from 'react';
import { classNames } from './class-names';

interface Props {
  /** What is in progress: "Importing invoices". */
  label: string;
  /** Completed share, 0 to 1; without it the progress is indeterminate. */
  value?: number;
  /** The progress as text, `58 of 117`; the percentage by default. */
  text?: string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Progress bar of a task (WAI-ARIA `progressbar`). */
export function Progress({ label, value, text = value === undefined ? undefined : percent.format(value) }: Props) {
  const id = useId();
  return (
    <div>
      <p className="ui:mb-2 ui:flex ui:justify-between ui:gap-4">
        <span id={id}>{label}</span>
        <span className="ui:text-muted">{text}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
        aria-valuetext={text}
        className="ui:h-2 ui:overflow-hidden ui:rounded-full ui:border ui:border-transparent ui:bg-line"
      >
        <div
          className={classNames(
            'ui:h-full ui:rounded-full ui:bg-accent ui:transition-[width] ui:forced-colors:bg-[Highlight] ui:forced-colors:forced-color-adjust-none',
            value === undefined && 'ui:w-2/5 ui:animate-[ui-breathe_var(--motion-breathe)_ease-in-out_infinite]',
          )}
          style={value === undefined ? undefined : { width: `${value * 100}%` }}
        />
      </div>
    </div>
  );
}
