import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
}

export const ViewHead = ({ title, text, actions }: Props) => (
  <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
    <div className="min-w-0 max-w-full">
      <h1 className="break-words">{title}</h1>
      {text && <p className="mt-1 max-w-[68ch] text-pretty break-words text-muted">{text}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
  </header>
);
