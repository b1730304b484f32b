import type { ReactNode } from 'react';

interface Props {
  /** Name of the product, shown beside its logo. */
  brand: string;
  title: ReactNode;
  /** One line under the title. */
  text?: ReactNode;
  children?: ReactNode;
}

/** A page with one short task, for people who are not signed in and so have no header. */
export const NarrowPage = ({ brand, title, text, children }: Props) => (
  <div className="ui-narrow">
    <p className="ui-narrow-brand">
      <i aria-hidden="true" />
      {brand}
    </p>
    <section className="ui-narrow-card">
      <header>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </header>
      {children}
    </section>
  </div>
);
