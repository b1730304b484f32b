import type { ProviderConnection } from '@services/ledger/contract/connections';
import { copy } from './copy';

interface Props {
  providers: readonly ProviderConnection[];
}

/** Platforms that firms can't connect yet, and why. */
export function NotOffered({ providers }: Props) {
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby="not-offered" className="mt-7">
      <h2 id="not-offered">{copy.notOffered.heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{copy.notOffered.text}</p>
      <ul className="flex flex-wrap gap-2">
        {providers.map(({ connectionType, name }) => (
          <li key={connectionType} className="rounded-md border border-line bg-surface px-3 py-1.5 text-muted">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
