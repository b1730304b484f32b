import type { InsightsFirm } from '@services/ledger/contract/firms';
import { copy } from '../setup/copy';
import { CreateUserStep } from '../setup/create-user-step';
import { NameFirmStep } from '../setup/name-firm-step';
import { Step } from './step';

interface Props {
  hasUser: boolean;
  /** Of the firm once the token means it. */
  firmName: string | undefined;
  onUserCreated: () => Promise<void>;
  onProvisioned: (firm: InsightsFirm) => void;
  onRenewed: () => void;
  onFailed: () => void;
}

/** The steps that make the insights user and the firm. */
export function FoundingSteps({ hasUser, firmName, onUserCreated, onProvisioned, onRenewed, onFailed }: Props) {
  const isFounded = firmName !== undefined;
  const firmState = isFounded ? 'done' : hasUser ? 'current' : 'later';
  return (
    <>
      <Step position={1} title={copy.user.title} state={hasUser ? 'done' : 'current'}>
        {!hasUser && <CreateUserStep onCreated={onUserCreated} />}
      </Step>
      <Step position={2} title={firmName ?? copy.firm.title} state={firmState}>
        {firmState === 'current' && <NameFirmStep onProvisioned={onProvisioned} onRenewed={onRenewed} onFailed={onFailed} />}
      </Step>
    </>
  );
}
