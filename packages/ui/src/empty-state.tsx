import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What it means, and what to do next. */
  text: string;
  action?: ReactNode;
}

export const EmptyState = ({ title, text, action }: Props) => (
  <div className="ui-empty">
    <h2>{title}</h2>
    <p>{text}</p>
    {action}
  </div>
);
