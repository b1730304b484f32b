import { type Change, ChangeMark } from '@suite/ui/stat';

interface Props {
  change?: Change | undefined;
  /** The metric on the earlier day, or why there is none. */
  earlier?: string;
  /** The earlier day, visually hidden because the page header shows it for all metrics. */
  on?: string;
}

/** Shows how a metric changed. Its space is reserved, so that nothing moves when it appears. */
export const Since = ({ change, earlier, on }: Props) => (
  <span className="block min-h-8 sm:min-h-4" title={earlier && on ? `${earlier}${on}` : undefined}>
    {change && <ChangeMark {...change} />} {earlier}
    <span className="ui-visually-hidden">{on}</span>
  </span>
);
