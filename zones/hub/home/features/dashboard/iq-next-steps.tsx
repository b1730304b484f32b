import { useLedgerState } from '@services/ledger/browser/firms';
import { Badge } from '@suite/ui/badge';
import { ErrorNote } from '@suite/ui/error-note';
import { lateModule } from '@suite/ui/late-module';
import { Spinner } from '@suite/ui/spinner';
import type { ReactNode } from 'react';
import { copy } from './copy';

const stepsModule = lateModule(() => import('./steps'));

interface Props {
  userId: string;
  /** Content below the steps; it appears together with the steps, whose height is not known before, so that nothing moves. */
  children: ReactNode;
}

/** Shows a spinner, then the next steps for the state of the ledger's connection (§2, §4 "Dashboard loading"). */
export function IqNextSteps({ userId, children }: Props) {
  const { data: ledger, isLoading, mutate } = useLedgerState(userId || undefined);
  const { module: steps, hasFailed, retry } = stepsModule.use();
  const { heading, loading, failed, sample } = copy.nextSteps;
  if (isLoading || (!steps && !hasFailed)) {
    return (
      <div className="mb-8 grid min-h-[186px] place-items-center">
        <Spinner label={loading} />
      </div>
    );
  }
  const Steps = ledger === 'none' ? steps?.NoLedgerCard : ledger && steps?.LedgerCards;
  return (
    <>
      <section aria-labelledby="next-steps" className="mb-8">
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="next-steps">{heading}</h2>
          {ledger === 'sample' && <Badge text={sample} tone="info" size="sm" />}
        </div>
        {Steps ? <Steps /> : <ErrorNote title={failed} onRetry={steps ? () => mutate() : retry} />}
      </section>
      {children}
    </>
  );
}
