import './progress.css';
import { useId } from 'react';

interface Props {
  /** What goes on: "Importing invoices". */
  label: string;
  /** Share that is done, 0 to 1; without it the bar only tells that something goes on. */
  value?: number;
  /** The same in words: `58 of 117`; the percentage unless said. */
  text?: string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** WAI-ARIA meter of a task (`progressbar`). */
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
