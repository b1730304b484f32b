import type { ElementType, ReactNode } from 'react';
import { classNames } from './class-names';

interface Props {
  /** Vertical is at most 360 px wide, horizontal 540 px (§9). */
  direction?: 'vertical' | 'horizontal';
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

export const Card = ({ direction = 'vertical', as: Element = 'div', className, children }: Props) => (
  <Element className={classNames('ui-card', `ui-card-${direction}`, className)}>{children}</Element>
);
