import { verifyMfa } from '@services/identity/contract/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { type Proof, ProofForm } from '@suite/shell/form/proof-form';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';
import { TaskBox } from './task-box';

interface Props {
  title: string;
  text: string;
  /** The action that a proof permits once, within five minutes. */
  act: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for a two-factor code, then runs the action. A failure after the proof can be retried without another proof. */
export function ProveFirst({ title, text, act, onCancel }: Props) {
  const { formClient } = useApi();
  const { userId } = useSession().token;
  const [state, setState] = useState<{ isProven: boolean; isExpired?: boolean; isBusy: boolean; failure?: Failure }>({
    isProven: false,
    isBusy: false,
  });
  const { isProven, isExpired, isBusy, failure } = state;

  async function run(proof?: Proof): Promise<void> {
    let hasProof = isProven;
    setState({ ...state, isBusy: true, failure: undefined });
    try {
      if (proof)
        await formClient.call(verifyMfa, { params: { userId }, body: 'mfaCode' in proof ? { code: proof.mfaCode } : proof });
      hasProof = true;
      await act();
    } catch (error) {
      const failed = failureOf(error);
      const isOver = failed.code === 'mfa_verification_needed';
      setState({ isProven: hasProof && !isOver, isExpired: isOver, isBusy: false, failure: isOver ? undefined : failed });
    }
  }

  const cancel = (
    <Button variant="plain" disabled={isBusy} onClick={onCancel}>
      {copy.cancel}
    </Button>
  );
  return (
    <TaskBox title={title} text={text}>
      <div className="flex max-w-[400px] flex-col gap-4">
        {isExpired && <Notice>{copy.proof.expired}</Notice>}
        {isProven && failure ? (
          <>
            <FailureNote failure={failure} seconds={0} onRetry={() => run()} />
            {cancel}
          </>
        ) : (
          <ProofForm isBusy={isBusy} failure={failure} submit={copy.proof.submit} onSubmit={run} cancel={cancel} />
        )}
      </div>
    </TaskBox>
  );
}
