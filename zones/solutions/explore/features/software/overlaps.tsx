import { isSubCategory, MAX_COMPARED } from '@services/directory/contract/terms';
import type { Software, Tool } from '@services/directory-api/contract/answers';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

const { overlaps: words } = copy;

/** Categories with more than one paid tool. */
export function Overlaps({ software: { overlaps, tools, currency } }: { software: Software }) {
  const { wholeMoney } = useMetricFormats();
  if (overlaps.length === 0) return null;
  const byVendor = new Map(tools.map((tool) => [tool.vendor, tool]));
  return (
    <section className="mb-6">
      <h2>{words.heading}</h2>
      <p className="mb-2 text-muted">{words.text}</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {overlaps.map(({ category, monthly, tools: named }) => {
          const own = named.flatMap(({ vendor }) => byVendor.get(vendor) ?? []);
          return (
            <li key={category} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-medium">
                  {wordOf(subCategoryWords, category)}
                  <span className="font-normal text-muted"> · {words.perMonth(wholeMoney(monthly, currency))}</span>
                </p>
                <p className="break-words text-muted">
                  {own.map((tool) => `${tool.name} ${wholeMoney(tool.monthly, currency)}`).join(', ')}
                </p>
              </div>
              <Actions category={category} tools={own} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Actions({ category, tools }: { category: string; tools: readonly Tool[] }) {
  const slugs = [...new Set(tools.flatMap(({ entry }) => entry?.slug ?? []))].slice(0, MAX_COMPARED).join(',');
  const name = wordOf(subCategoryWords, category);
  return (
    <span className="flex gap-2">
      {isSubCategory(category) && (
        <ButtonLink
          variant="quiet"
          size="sm"
          aria-label={`${words.more}: ${name}`}
          href={hashOf('explore', '/', { sub: category, vendors: slugs })}
        >
          {words.more}
        </ButtonLink>
      )}
      {slugs.includes(',') && (
        <ButtonLink size="sm" aria-label={`${words.compare}: ${name}`} href={hashOf('explore', '/compare', { vendors: slugs })}>
          {words.compare}
        </ButtonLink>
      )}
    </span>
  );
}
