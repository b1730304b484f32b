import type { ReactNode } from 'react';

interface Props {
  /** Number of the step in a longer task. */
  step?: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One step of a task, shown instead of the state that it changes. */
export const TaskBox = ({ step, title, text, children }: Props) => (
  <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
    {step && <p className="text-xs text-muted">{step}</p>}
    <h3>{title}</h3>
    {text && <p className="mt-1 max-w-[60ch] text-pretty text-muted">{text}</p>}
    <div className="mt-4">{children}</div>
  </div>
);
