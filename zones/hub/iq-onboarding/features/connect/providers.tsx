import { useProviderConnections } from '@services/ledger/client/connections';
import type { ProviderConnection } from '@services/ledger/contract/connections';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';
import { ProviderRow } from './provider-row';
import { useConnecting } from './use-connecting';

/** Every platform that can be connected, and how the firm stands with it. */
export function Providers() {
  const { data, error, mutate } = useProviderConnections();
  const { connecting, connect } = useConnecting();
  if (error && !data) {
    return (
      <div className="mt-3">
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </div>
    );
  }
  if (!data) return <Skeleton className="mt-3 h-[320px]" />;
  return (
    <ul aria-label={copy.platforms} className="mt-3 divide-y divide-line rounded-lg border border-line">
      {available(data).map((provider) => (
        <ProviderRow
          key={provider.connectionType}
          provider={provider}
          connecting={connecting?.type === provider.connectionType ? connecting : undefined}
          connect={(document) => connect(provider.connectionType, document)}
        />
      ))}
    </ul>
  );
}

/** Those that can be connected first. */
const available = (providers: readonly ProviderConnection[]) =>
  providers.toSorted((one, other) => Number(other.isConfigured) - Number(one.isConfigured));
