import { useProviderConnections } from '@services/ledger/browser/connections';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';
import { ProviderRow } from './provider-row';
import { useConnecting } from './use-connecting';

/** All platforms that can be connected, with their state. */
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
  // A platform that was connected before stays listed, with its problem.
  const offered = data.filter(({ isConfigured, state }) => isConfigured || state !== 'not-connected');
  const others = data.filter((provider) => !offered.includes(provider));
  return (
    <ul aria-label={copy.platforms} className="mt-3 divide-y divide-line rounded-lg border border-line">
      {offered.map((provider) => (
        <ProviderRow
          key={provider.connectionType}
          provider={provider}
          connecting={connecting?.type === provider.connectionType ? connecting : undefined}
          connect={(document) => connect(provider.connectionType, document)}
        />
      ))}
      {others.length > 0 && (
        <li className="px-4 py-3 text-muted">
          <h3 className="text-sm">{copy.notConfigured.heading}</h3>
          <p className="text-pretty">
            {copy.notConfigured.names(others.map(({ name }) => name))} {copy.notConfigured.text}
          </p>
        </li>
      )}
    </ul>
  );
}
