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
  <div className="ui:mx-auto ui:w-full ui:max-w-[400px] ui:pt-[clamp(8px,9vh,96px)]">
    <p className="ui:mb-5 ui:flex ui:items-center ui:justify-center ui:gap-2 ui:font-[650] ui:tracking-[-0.01em] ui:max-[480px]:justify-start">
      <i
        aria-hidden="true"
        className="ui:relative ui:size-[22px] ui:rounded-[6px] ui:bg-accent ui:before:absolute ui:before:inset-x-[5px] ui:before:top-1.5 ui:before:h-0.5 ui:before:bg-accent-ink ui:before:[box-shadow:0_4px_0_var(--color-accent-ink),0_8px_0_var(--color-accent-ink)]"
      />
      {brand}
    </p>
    <section className="ui:flex ui:flex-col ui:gap-5 ui:rounded-lg ui:border ui:border-line ui:bg-surface ui:p-7 ui:max-[480px]:border-0 ui:max-[480px]:bg-transparent ui:max-[480px]:p-0">
      <header className="ui:[&>h1]:text-balance ui:[&>h1]:wrap-anywhere">
        <h1>{title}</h1>
        {text && <p className="ui:mt-1 ui:wrap-anywhere ui:text-muted">{text}</p>}
      </header>
      {children}
    </section>
  </div>
);
