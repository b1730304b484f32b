import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** As many columns of 360 px (§9) as the page has room for; one, and narrower, on a phone. */
export const CardGrid = ({ children }: Props) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(360px,100%),360px))] gap-4 *:flex">{children}</ul>
);
