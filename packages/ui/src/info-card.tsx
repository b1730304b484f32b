import type { ReactNode } from 'react';
import { Card } from './card';
import { Link } from './link';

interface Props {
  title: string;
  text: string;
  /** Kind of what the card tells of, above its title. */
  type?: string;
  /** Stands between the text and the link. */
  numbers?: ReactNode;
  linkText: string;
  href: string;
  newTab?: boolean;
  direction?: 'vertical' | 'horizontal';
  /** Stands in the place of the link. */
  action?: ReactNode;
}

/** The title is clamped to 2 lines, the text to 3, or 4 in a horizontal card (§9). */
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
