import { adviceRules } from '@services/insights/contract/to-dos';
import { ruleTitles } from '@services/insights/wording/advice-rules';
import type { ChangeView } from '@suite/list/use-view';
import { Select } from '@suite/ui/select';
import { copy } from './copy';
import { queryOf, sortOfToDos, type ToDosView, type toDosDefaults } from './to-dos-view';

const rules = [
  { value: 'any', label: copy.anyRule },
  ...adviceRules.map((rule) => ({ value: rule, label: ruleTitles[rule] })),
  { value: 'own', label: copy.own },
];
const sorts = Object.entries(copy.sorts).map(([value, label]) => ({ value, label: copy.sortedBy(label.toLowerCase()) }));

interface Props {
  view: ToDosView;
  change: ChangeView<keyof typeof toDosDefaults>;
}

/** Filters and order of the list. */
export const ToDoFilters = ({ view, change }: Props) => (
  <>
    <div className="ui-field-quiet w-44 max-sm:w-[calc(50%-6px)]">
      <Select
        label={copy.rule}
        options={rules}
        value={queryOf(view).rule ?? 'any'}
        onChange={(rule) => change({ rule: rule === 'any' ? '' : rule })}
      />
    </div>
    <div className="ui-field-quiet w-48 max-sm:w-[calc(50%-6px)]">
      <Select
        label={copy.sort}
        options={sorts}
        value={sortOfToDos(view).column}
        onChange={(sort) => change({ sort, order: '' })}
      />
    </div>
  </>
);
