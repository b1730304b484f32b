import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  action: ReactNode;
}

/** A page that only says something and shows the way on. */
export const PageNote = ({ title, text, action }: Props) => (
  <section className="suite-note">
    <h1>{title}</h1>
    <p>{text}</p>
    {action}
  </section>
);
