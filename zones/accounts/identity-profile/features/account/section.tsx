import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** One matter of the page: what it is about beside what can be done. */
export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line py-7 md:grid-cols-[260px_minmax(0,1fr)] md:gap-10">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-1 max-w-[60ch] text-pretty text-muted">{text}</p>
      </div>
      <div className="max-w-[600px] min-w-0">{children}</div>
    </section>
  );
}
