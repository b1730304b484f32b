import type { ToDosQuery } from '@services/insights/client/to-dos';
import { adviceRules, type ToDoState, toDoStates } from '@services/insights/contract/to-dos';
import { oneOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { copy } from './copy';

export const toDosDefaults = { state: 'open', rule: '', find: '', sort: 'urgency', page: '1' };

type ToDosView = View<keyof typeof toDosDefaults>;

const ruleChoices = [...adviceRules, 'own'] as const;

export const stateOf = ({ state }: ToDosView): ToDoState => oneOf(toDoStates, state) ?? 'open';

export const sortOf = ({ sort }: ToDosView): keyof typeof copy.sorts =>
  oneOf(Object.keys(copy.sorts) as (keyof typeof copy.sorts)[], sort) ?? 'urgency';

/** What is asked of the API for a view; a mistyped address still shows a list. */
export function queryOf(view: ToDosView): ToDosQuery {
  const sort = sortOf(view);
  return {
    state: stateOf(view),
    rule: oneOf(ruleChoices, view.rule),
    find: view.find.trim(),
    sort,
    order: sort === 'client' || sort === 'urgency' ? 'ascending' : 'descending',
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
