import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { useSession, useUnsavedWork } from '@suite/session/session-provider';
import { useState } from 'react';
import { changeUser } from '../account/change-user';
import { copy } from './copy';
import { KeepCodes } from './keep-codes';
import { PasswordStep } from './password-step';
import { ScanStep, type Secret } from './scan-step';

interface Props {
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Nothing takes effect before the last step: anyone who is interrupted starts again. */
type Step = { at: 'password'; isLost?: boolean } | { at: 'scan'; secret: Secret } | { at: 'codes'; codes: readonly string[] };

/** Turns on two-factor authentication: password, authenticator app, recovery codes; then PUT users enables MFA (decision 004). */
export function TurnOn({ onDone, onCancel }: Props) {
  const { client } = useApi();
  const { userId } = useSession().token;
  const [step, setStep] = useState<Step>({ at: 'password' });
  useUnsavedWork(step.at !== 'password');
  const startOver = () => setStep({ at: 'password', isLost: true });

  async function turnOn(): Promise<void> {
    try {
      await changeUser(client, userId, { hasEnabledMfa: true });
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'mfa_secret_not_confirmed') return startOver();
      throw error;
    }
    await onDone();
  }

  if (step.at === 'password') {
    return <PasswordStep isLost={step.isLost} onStarted={(secret) => setStep({ at: 'scan', secret })} onCancel={onCancel} />;
  }
  if (step.at === 'scan') {
    return (
      <ScanStep
        secret={step.secret}
        onConfirmed={(codes) => setStep({ at: 'codes', codes })}
        onLost={startOver}
        onStartOver={() => setStep({ at: 'password' })}
      />
    );
  }
  return <KeepCodes step={copy.steps(3)} codes={step.codes} submit={copy.turnOn} onSaved={turnOn} />;
}
