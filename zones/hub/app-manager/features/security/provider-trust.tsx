import { putTwoFactorRule } from '@services/identity/client/two-factor';
import type { TwoFactorRule } from '@services/identity/contract/two-factor';
import { useApi } from '@suite/api/api-provider';
import { useSuite } from '@suite/shell/suite-context';
import { Notice } from '@suite/ui/notice';
import { useId, useState } from 'react';
import { copy } from './copy';

interface Props {
  rule: TwoFactorRule;
  provider: string;
  onSaved: (rule: TwoFactorRule) => Promise<unknown>;
}

/** Whether a sign-in by the OpenID provider counts without its word for two factors. */
export function ProviderTrust({ rule, provider, onSaved }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const hint = useId();
  const [hasFailed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function set(trustsProvider: boolean): Promise<void> {
    setFailed(false);
    setSaving(true);
    try {
      await onSaved(await putTwoFactorRule(client, { isRequired: rule.isRequired, trustsProvider }));
      events.emit('toast', { type: 'success', text: copy.provider.saved });
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="mt-6 max-w-[68ch]">
      <label className="flex w-fit cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-4"
          aria-describedby={hint}
          checked={rule.trustsProvider}
          disabled={isSaving}
          onChange={(event) => void set(event.target.checked)}
        />
        {copy.provider.label(provider)}
      </label>
      <p id={hint} className="mt-1 text-pretty text-muted">
        {copy.provider.hint(provider)}
      </p>
      {hasFailed && <Notice tone="bad">{copy.notSaved}</Notice>}
    </div>
  );
}
