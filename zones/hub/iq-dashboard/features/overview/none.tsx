import { NOT_AVAILABLE } from '@suite/iq/use-metric-formats';

/** In a cell whose figure cannot be said; the reason is read with it. */
export const None = ({ reason }: { reason: string | undefined }) => (
  <span className="relative text-muted" title={reason}>
    {NOT_AVAILABLE}
    <span className="ui-visually-hidden">. {reason}</span>
  </span>
);
