import { getJoining, type JoiningRole, putJoining } from '@services/identity/contract/joining';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';

const options = Object.entries(copy.joining.roles).map(([value, label]) => ({ value, label }));

/** Setting for whether people join without an invitation, by signing in through the provider that verifies their address. */
export function Joining() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { data, mutate } = useQuery(getJoining, {}, { handleGlobally: true });
  const [hasFailed, setFailed] = useState(false);
  if (!data?.provider) return null;
  const { provider, domain, isVouchedFor, isTaken, role } = data;

  async function set(value: string): Promise<void> {
    const next = value === 'nobody' ? null : (value as JoiningRole);
    setFailed(false);
    try {
      await mutate(formClient.call(putJoining, { body: { role: next } }), { revalidate: false });
      events.emit('toast', { type: 'success', text: next ? copy.joining.on(domain) : copy.joining.off(domain) });
    } catch {
      setFailed(true);
    }
  }

  return (
    <PageSection title={copy.joining.title} text={copy.joining.text(provider, domain)}>
      {isVouchedFor && !isTaken ? (
        <div className="flex max-w-[400px] flex-col gap-3">
          <Select
            label={copy.joining.label(domain)}
            options={options}
            value={role ?? 'nobody'}
            onChange={(value) => void set(value)}
          />
          {hasFailed && <Notice tone="bad">{copy.joining.failed}</Notice>}
        </div>
      ) : (
        <p className="max-w-[68ch] text-muted">{isTaken ? copy.joining.taken(domain) : copy.joining.unknown(domain, provider)}</p>
      )}
    </PageSection>
  );
}
