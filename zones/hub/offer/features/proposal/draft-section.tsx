import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

export function DraftSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-4">
      <h2 id={id}>{title}</h2>
      {text && <p className="text-muted">{text}</p>}
      <div className="mt-3 grid gap-4">{children}</div>
    </section>
  );
}
