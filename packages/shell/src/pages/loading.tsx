import { Spinner } from '@suite/ui/spinner';

export const Loading = () => (
  <div className="suite-loading">
    <Spinner label="Loading" />
  </div>
);
