import { classNames } from '@suite/ui/class-names';
import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, className, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-lg border border-line bg-surface p-4 sm:p-5 print:border-0 print:p-0', className)}
    >
      <h2 id={id} className="mb-3 [overflow-wrap:anywhere]">
        {title}
      </h2>
      {children}
    </section>
  );
}
