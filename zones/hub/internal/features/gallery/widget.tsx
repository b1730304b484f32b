import type { ReactNode } from 'react';

interface WidgetProps {
  /** Name of the widget and of its screenshots. */
  name: string;
  children: ReactNode;
}

export const Widget = ({ name, children }: WidgetProps) => (
  <section aria-labelledby={name} data-widget={name} className="border-t border-line py-6">
    <h2 id={name} className="mb-4">
      {titleOf(name)}
    </h2>
    <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>
  </section>
);

/** Returns the title: "Context menu" for `context-menu`. */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

interface StateProps {
  name: string;
  /** Width of the page, or of a form field. */
  width?: 'page' | 'field';
  children: ReactNode;
}

const widths = { page: 'w-full', field: 'w-full max-w-[320px]' };

export const State = ({ name, width, children }: StateProps) => (
  <div className={width && widths[width]}>
    <p className="mb-2 text-xs text-muted">{name}</p>
    {children}
  </div>
);
