import { NOT_AVAILABLE } from '@suite/iq/use-metric-formats';

/** Cell of a value that isn't available; screen readers read the reason with it. */
export const None = ({ reason }: { reason: string | undefined }) => (
  <span className="relative text-muted" title={reason}>
    {NOT_AVAILABLE}
    <span className="ui-visually-hidden">. {reason}</span>
  </span>
);
