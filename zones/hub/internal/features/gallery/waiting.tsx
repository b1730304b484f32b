import { Progress } from '@suite/ui/progress';
import { Skeleton } from '@suite/ui/skeleton';
import { Spinner } from '@suite/ui/spinner';
import { State, Widget } from './widget';

export const Waiting = () => (
  <>
    <Widget name="progress">
      <State name="A known share" width="field">
        <Progress label="Importing invoices" value={58 / 117} text="58 of 117" />
      </State>
      <State name="Complete" width="field">
        <Progress label="Importing contacts" value={1} />
      </State>
      <State name="No known share" width="field">
        <Progress label="Waiting for the ledger" />
      </State>
    </Widget>
    <Widget name="skeleton">
      <State name="In the shape of what comes" width="field">
        <Skeleton className="h-8 w-60" />
        <Skeleton className="mt-2 h-4" />
      </State>
    </Widget>
    <Widget name="spinner">
      <State name="md">
        <Spinner label="Loading" />
      </State>
      <State name="sm">
        <Spinner label="Loading" size="sm" />
      </State>
    </Widget>
  </>
);
