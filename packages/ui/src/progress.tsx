import './progress.css';
import { useId } from 'react';

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
    <div className="ui-progress">
      <p>
        <span id={id}>{label}</span>
        <span className="ui-progress-text">{text}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
        aria-valuetext={text}
        className="ui-progress-bar"
      >
        <div style={value === undefined ? undefined : { width: `${value * 100}%` }} />
      </div>
    </div>
  );
}
