import { Choice } from '@suite/list/choice';
import { FoldedFilters } from '@suite/list/folded-filters';
import type { ChangeView } from '@suite/list/use-view';
import { ledgerWords, priceWords, sizeWords, subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';
import type { DirectoryView, directoryDefaults } from './directory-view';

type Values = readonly { value: string; count: number }[];

interface Props {
  view: DirectoryView;
  change: ChangeView<keyof typeof directoryDefaults>;
  valuesOf: (facet: string) => Values;
}

const { filters: words } = copy;

/** Returns the texts of values with their vendor counts; a chosen value is included even if it has none. */
function textsOf(values: Values, names: Readonly<Record<string, string>>, chosen: string): Record<string, string> {
  const counted = values.map(({ value, count }): [string, string] => [value, `${wordOf(names, value)} (${count})`]);
  const texts = Object.fromEntries(counted);
  return chosen && !(chosen in texts) ? { ...texts, [chosen]: wordOf(names, chosen) } : texts;
}

/** The facets of the directory, with counts. */
export function Filters({ view, change, valuesOf }: Props) {
  const facets = [
    { key: 'sub', facet: 'subCategory', label: words.sub, any: words.anySub, names: subCategoryWords },
    { key: 'certification', facet: 'certification', label: words.certification, any: words.anyCertification, names: {} },
    { key: 'price', facet: 'priceModel', label: words.price, any: words.anyPrice, names: priceWords },
    { key: 'ledger', facet: 'ledger', label: words.ledger, any: words.anyLedger, names: ledgerWords },
    { key: 'size', facet: 'firmSize', label: words.size, any: words.anySize, names: sizeWords },
  ] as const;
  return (
    <FoldedFilters count={facets.filter(({ key }) => view[key]).length}>
      {facets.map(({ key, facet, label, any, names }) => (
        <Choice
          key={key}
          label={label}
          any={any}
          texts={textsOf(valuesOf(facet), names, view[key])}
          value={view[key]}
          onChange={(value) => change({ [key]: value })}
        />
      ))}
      <Choice
        label={words.order}
        any={words.best}
        texts={{ name: words.name }}
        value={view.order}
        onChange={(order) => change({ order })}
      />
    </FoldedFilters>
  );
}
