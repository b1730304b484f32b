import type { useDashboard } from '@suite/api/figures/get-dashboard';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { AgeingBars } from '../figures/ageing-bars';
import { copy } from './copy';

interface Props {
  read: ReturnType<typeof useDashboard>;
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
}

/** What all clients owe, by days past due. */
export function FirmAgeing({ read: { data, error, mutate }, asOf }: Props) {
  if (!data) {
    return error ? (
      <ErrorNote title={copy.ageingFailed} onRetry={() => mutate()} />
    ) : (
      <Skeleton className="h-[208px] max-w-[720px]" />
    );
  }
  return (
    <div className="max-w-[720px]">
      <AgeingBars ageing={data.ageing} currency={data.currency} asOf={data.asOf} rows={{ asOf }} file="ageing" />
    </div>
  );
}
