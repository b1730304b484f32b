import { type ReactNode, useId } from 'react';

/** Class of a section, also of its skeleton: two columns where there is room. */
export const sectionClass =
  'ui:grid ui:grid-cols-1 ui:gap-4 ui:border-t ui:border-line ui:py-7 ui:md:grid-cols-[260px_minmax(0,1fr)] ui:md:gap-x-10 ui:[&>:last-child]:max-w-[600px]';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** Section of a settings page: its title and description, beside its controls. */
export function PageSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="ui:mt-1 ui:max-w-[60ch] ui:text-pretty ui:wrap-anywhere ui:text-muted">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
