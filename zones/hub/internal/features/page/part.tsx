import type { ReactNode } from 'react';

interface Props {
  /** Names its heading in the page. */
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}

export const Part = ({ id, heading, text, children }: Props) => (
  <section aria-labelledby={id} className="mt-8">
    <h2 id={id}>{heading}</h2>
    {text && <p className="mt-1 max-w-[72ch] text-pretty text-muted">{text}</p>}
    <div className="mt-3">{children}</div>
  </section>
);
