import { type Change, ChangeMark } from '@suite/ui/stat';

interface Props {
  change?: Change | undefined;
  /** The number of the earlier day, or why there is none. */
  earlier?: string;
  /** The earlier day, which the head of the page says for all. */
  on?: string;
}

/** How a number changed. Its room is kept free, so that nothing moves when it comes. */
export const Since = ({ change, earlier, on }: Props) => (
  <span className="block min-h-8 sm:min-h-4" title={earlier && on ? `${earlier}${on}` : undefined}>
    {change && <ChangeMark {...change} />} {earlier}
    <span className="ui-visually-hidden">{on}</span>
  </span>
);
