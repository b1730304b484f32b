import { useLedgerState } from '@services/ledger/client/firms';
import { Badge } from '@suite/ui/badge';
import { ErrorNote } from '@suite/ui/error-note';
import { Spinner } from '@suite/ui/spinner';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { LedgerCards } from './ledger-cards';
import { NoLedgerCard } from './no-ledger-card';

interface Props {
  userId: string;
  /** What stands below; it comes with the steps, whose height is not known before, so that nothing moves. */
  children: ReactNode;
}

/** Spinner, then the next steps that the ledger's connection calls for (§2, §4 "Dashboard loading"). */
export function IqNextSteps({ userId, children }: Props) {
  const { data: ledger, error, isLoading, mutate } = useLedgerState(userId || undefined);
  const { heading, loading, failed, sample } = copy.nextSteps;
  if (isLoading) {
    return (
      <div className="mb-8 grid min-h-[186px] place-items-center">
        <Spinner label={loading} />
      </div>
    );
  }
  const Steps = ledger === 'none' ? NoLedgerCard : LedgerCards;
  return (
    <>
      <section aria-labelledby="next-steps" className="mb-8">
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="next-steps">{heading}</h2>
          {ledger === 'sample' && <Badge text={sample} tone="info" size="sm" />}
        </div>
        {ledger === undefined && error ? <ErrorNote title={failed} onRetry={() => mutate()} /> : <Steps />}
      </section>
      {children}
    </>
  );
}
