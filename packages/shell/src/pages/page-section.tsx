import './page-section.css';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** Section of a settings page: its title and description, beside its controls. */
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
