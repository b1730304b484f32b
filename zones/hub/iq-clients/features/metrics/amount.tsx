import type { ReactNode } from 'react';

interface Props {
  /** Link to its rows. */
  href: string;
  /** There are no rows to link to. */
  isNothing?: boolean;
  children: ReactNode;
}

/** A metric value that links to its rows. */
export const Amount = ({ href, isNothing = false, children }: Props) =>
  isNothing ? (
    <span className="font-normal text-faint">{children}</span>
  ) : (
    <a
      href={href}
      className="rounded-sm py-[5px] underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {children}
    </a>
  );

/** Cell of a value that isn't available. */
export const None = ({ why = 'Not available' }: { why?: string | undefined }) => (
  <span className="relative text-faint" title={why}>
    <span aria-hidden="true">–</span>
    <span className="ui-visually-hidden">{why}</span>
  </span>
);
