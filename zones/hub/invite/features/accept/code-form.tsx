import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { NarrowPage } from '@suite/ui/narrow-page';
import { useState } from 'react';
import { AccountForm } from './account-form';
import { copy } from './copy';
import type { AcceptanceFlow } from './use-acceptance';

interface Props {
  flow: AcceptanceFlow;
  onSubmit: (code: { mfaCode: string } | { recoveryCode: string }) => void;
}

const words = copy.code;

/** People type codes in groups: spaces and dashes are welcome. */
const bare = (text: string) => text.replace(/[\s-]/g, '');

const ways = {
  app: {
    label: words.appLabel,
    text: words.app,
    incomplete: words.incompleteApp,
    wrong: words.wrongApp,
    isWhole: (code: string) => /^\d{6}$/.test(code),
    bodyOf: (mfaCode: string) => ({ mfaCode }),
  },
  recovery: {
    label: words.recoveryLabel,
    text: words.recovery,
    incomplete: words.incompleteRecovery,
    wrong: words.wrongRecovery,
    isWhole: (code: string) => /^[a-z2-7]{16}$/i.test(code),
    bodyOf: (recoveryCode: string) => ({ recoveryCode }),
  },
};

/** The second factor of the account that joins: its app's code, or a recovery code when the app is lost. */
export function CodeForm({ flow, onSubmit }: Props) {
  const [way, setWay] = useState<keyof typeof ways>('app');
  const [incomplete, setIncomplete] = useState<string>();
  /** What was sent last: only that is wrong. */
  const [tried, setTried] = useState<keyof typeof ways>();
  const { label, text, isWhole, bodyOf, ...told } = ways[way];
  const code = flow.failure?.code;
  const isAboutCode = code === 'wrong_mfa_code' || code === 'invalid_request';

  function take(typed: string): void {
    setIncomplete(isWhole(typed) ? undefined : told.incomplete);
    if (!isWhole(typed)) return;
    setTried(way);
    onSubmit(bodyOf(typed));
  }

  return (
    <NarrowPage brand={copy.brand} title={words.title} text={text}>
      <AccountForm
        key={way}
        flow={flow}
        focus="code"
        problem={isAboutCode ? null : undefined}
        submitText={words.submit}
        onSubmit={({ code: typed = '' }) => take(bare(typed))}
        ways={
          <>
            <Button
              look="plain"
              className="w-full"
              onClick={() => {
                setWay(way === 'app' ? 'recovery' : 'app');
                setIncomplete(undefined);
              }}
            >
              {way === 'app' ? words.useRecovery : words.useApp}
            </Button>
            <Button look="plain" className="w-full" onClick={flow.startOver}>
              {words.back}
            </Button>
          </>
        }
      >
        <Input
          label={label}
          name="code"
          inputMode={way === 'app' ? 'numeric' : 'text'}
          autoComplete={way === 'app' ? 'one-time-code' : 'off'}
          spellCheck={false}
          required
          error={incomplete ?? (isAboutCode && tried === way ? told.wrong : undefined)}
          onChange={() => setIncomplete(undefined)}
        />
      </AccountForm>
    </NarrowPage>
  );
}
