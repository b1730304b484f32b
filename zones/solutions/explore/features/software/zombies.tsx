import type { Tool } from '@services/directory-api/contract/answers';
import { MayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

const { zombies: words } = copy;

/** Paid tools that may be unused, each with the reason. */
export function Zombies({ tools, onEdit }: { tools: readonly Tool[]; onEdit: (tool: Tool) => void }) {
  const { wholeMoney } = useMetricFormats();
  const { day } = useFormats();
  const found = tools.filter(({ zombie }) => zombie);
  if (found.length === 0) return null;

  function reasonOf({ zombie, monthly, currency, endedOn, owner, category }: Tool): string {
    const amount = wholeMoney(monthly, currency);
    if (zombie === 'billed-after-end') return words.reasons[zombie](endedOn ? day(endedOn) : '', amount);
    if (zombie === 'owner-left') return words.reasons[zombie](owner?.name ?? '', amount);
    return words.reasons['left-over'](wordOf(subCategoryWords, category).toLowerCase(), amount);
  }

  return (
    <section className="mb-6">
      <h2 className="mb-2">{words.heading}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {found.map((tool) => (
          <li key={tool.vendor} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0">
              <p className="break-words font-medium">{tool.name}</p>
              <p className="text-muted">{reasonOf(tool)}</p>
            </div>
            <MayChange>
              <Button variant="quiet" size="sm" aria-label={`${words.edit}: ${tool.name}`} onClick={() => onEdit(tool)}>
                {words.edit}
              </Button>
            </MayChange>
          </li>
        ))}
      </ul>
    </section>
  );
}
