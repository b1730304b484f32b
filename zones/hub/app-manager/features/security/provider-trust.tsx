import { putTwoFactorRule, type TwoFactorRule } from '@services/identity/contract/two-factor';
import { useApi } from '@suite/api/api-provider';
import { useSaving } from '@suite/shell/form/use-saving';
import { Checkbox } from '@suite/ui/checkbox';
import { Notice } from '@suite/ui/notice';
import { useId } from 'react';
import { copy } from './copy';

interface Props {
  rule: TwoFactorRule;
  provider: string;
  onSaved: (rule: TwoFactorRule) => Promise<unknown>;
}

/** Setting for whether a sign-in through the OpenID provider counts even if the provider doesn't confirm two factors. */
export function ProviderTrust({ rule, provider, onSaved }: Props) {
  const { formClient } = useApi();
  const hint = useId();
  const { save, isRunning, failure } = useSaving([]);

  const set = (trustsProvider: boolean) =>
    save(
      async () => onSaved(await formClient.call(putTwoFactorRule, { body: { isRequired: rule.isRequired, trustsProvider } })),
      copy.provider.saved,
    );

  return (
    <div className="mt-6 max-w-[68ch]">
      <Checkbox
        label={copy.provider.label(provider)}
        aria-describedby={hint}
        className="w-fit"
        checked={rule.trustsProvider}
        disabled={isRunning}
        onChange={(trustsProvider) => void set(trustsProvider)}
      />
      <p id={hint} className="mt-1 text-pretty text-muted">
        {copy.provider.hint(provider)}
      </p>
      {failure && <Notice tone="bad">{copy.notSaved}</Notice>}
    </div>
  );
}
