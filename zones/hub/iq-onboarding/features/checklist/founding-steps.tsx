import type { InsightsFirm } from '@services/ledger/contract/firms';
import { copy } from '../setup/copy';
import { CreateUserStep } from '../setup/create-user-step';
import { NameFirmStep } from '../setup/name-firm-step';
import { Step } from './step';

interface Props {
  hasUser: boolean;
  /** The person's company may have a firm already, which their user opens: it comes before a firm is named. */
  isInCompany: boolean;
  /** Of the firm once the token means it. */
  firmName: string | undefined;
  onUserCreated: () => Promise<void>;
  onProvisioned: (firm: InsightsFirm) => void;
  onRenewed: () => void;
  onFailed: () => void;
}

/** The step that makes the firm, with the person's insights user where they have none. */
export function FoundingSteps({ hasUser, isInCompany, firmName, onUserCreated, ...made }: Props) {
  if (isInCompany && !hasUser && firmName === undefined) {
    return (
      <Step position={1} title={copy.user.title} state="current">
        <CreateUserStep onCreated={onUserCreated} />
      </Step>
    );
  }
  return (
    <Step position={1} title={firmName ?? copy.firm.title} state={firmName === undefined ? 'current' : 'done'}>
      {firmName === undefined && <NameFirmStep needsUser={!hasUser} {...made} />}
    </Step>
  );
}
