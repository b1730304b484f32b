import type { InsightsFirm } from '@services/ledger/contract/firms';
import { copy } from '../setup/copy';
import { CreateUserStep } from '../setup/create-user-step';
import { NameFirmStep } from '../setup/name-firm-step';
import { Step } from './step';

interface Props {
  hasUser: boolean;
  /** The person's company may already have a firm that their user opens, so the user is created before a firm is named. */
  isInCompany: boolean;
  /** Name of the firm once the token is for it. */
  firmName: string | undefined;
  onUserCreated: () => Promise<void>;
  onProvisioned: (firm: InsightsFirm) => void;
  onRenewed: () => void;
  onFailed: () => void;
}

/** Steps that create the firm, and first the person's insights user if they have none. */
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
