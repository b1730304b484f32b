import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Grid with as many 360 px columns (§9) as the page has room for; a single, narrower column on a phone. */
export const CardGrid = ({ children }: Props) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(360px,100%),360px))] gap-4 *:flex">{children}</ul>
);
