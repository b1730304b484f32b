import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function TitledSection({ title, text, actions, className = 'mt-8', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <header className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-3">
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className="max-w-[76ch] text-pretty text-muted">{text}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
