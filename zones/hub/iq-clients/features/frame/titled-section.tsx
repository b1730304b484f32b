import { classNames } from '@suite/ui/class-names';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  className?: string;
  /** The list has no filters, so its menu is beside the heading. */
  isMenuBeside?: boolean;
  children: ReactNode;
}

export function TitledSection({ title, text, actions, className = 'mt-8', isMenuBeside = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(className, isMenuBeside && '[&>header+div]:-mt-13')}>
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
