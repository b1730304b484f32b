import type { ReactNode } from 'react';
import { Card } from './card';
import { Link } from './link';

interface Props {
  title: string;
  text: string;
  /** Category, shown above the title. */
  type?: string;
  /** Shown between the text and the link. */
  numbers?: ReactNode;
  linkText: string;
  href: string;
  newTab?: boolean;
  direction?: 'vertical' | 'horizontal';
  /** Replaces the link. */
  action?: ReactNode;
}

/** A card that links to more information. The title is clamped to 2 lines, the text to 3, or 4 in a horizontal card (§9). */
export const InfoCard = ({ title, text, type, numbers, linkText, href, newTab, direction = 'vertical', action }: Props) => (
  <Card as="article" direction={direction}>
    {type && <p className="ui-eyebrow">{type}</p>}
    <h3 className="ui-card-title">{title}</h3>
    <p className="ui-card-text">{text}</p>
    {numbers}
    <div className="ui-card-action">
      {action ?? (
        <Link href={href} newTab={newTab} aria-label={`${linkText}: ${title}`}>
          {linkText}
        </Link>
      )}
    </div>
  </Card>
);
