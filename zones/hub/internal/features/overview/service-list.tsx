import type { Service } from '@services/internal/contract';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { copy } from './copy';

const { states, notBuilt } = copy.services;

const tones = { up: 'good', down: 'bad', 'not-built': 'neutral' } as const;

/** Lists services that are down first; services that aren't built are collapsed behind a count. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const { number } = useFormats();
  const of = (expected: Service['state']) => services.filter(({ state }) => state === expected);
  const missing = of('not-built');
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      <ul className="grid gap-x-6 px-4 py-2 sm:grid-cols-2 lg:grid-cols-3">
        {[...of('down'), ...of('up')].map(({ name, state, note }) => (
          <li key={name} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="w-36 font-medium">{name}</span>
            <Badge text={states[state]} tone={tones[state]} />
            {note && <span className="text-muted">{note}</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <details className="px-4 py-2">
          <summary className="cursor-pointer text-muted">{notBuilt(number(missing.length))}</summary>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 pb-1 text-muted">
            {missing.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
