import './page-section.css';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** One matter of a page of settings: what it is about, beside what can be done. */
export function PageSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="suite-section">
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
