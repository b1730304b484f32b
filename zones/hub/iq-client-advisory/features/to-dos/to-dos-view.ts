import { adviceRules, type ToDo, type ToDoList, type ToDosQuery, toDoLists } from '@services/insights/contract/to-dos';
import { oneOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import type { Sort } from '@suite/ui/table';
import { copy } from './copy';

export const toDosDefaults = { list: 'open', rule: '', find: '', sort: 'urgency', order: '', page: '1' };

export type ToDosView = View<keyof typeof toDosDefaults>;

const ruleChoices = [...adviceRules, 'own'] as const;

export const listOf = ({ list }: Pick<ToDosView, 'list'>): ToDoList => oneOf(toDoLists, list) ?? 'open';

/**
 * Returns the sort of a view. Unless the order is reversed, each column has its own: amounts and creation dates start with the
 * highest.
 */
export function sortOfToDos({ sort, order }: Pick<ToDosView, 'sort' | 'order'>): Sort & { column: keyof typeof copy.sorts } {
  const column = oneOf(Object.keys(copy.sorts) as (keyof typeof copy.sorts)[], sort) ?? 'urgency';
  const usual = column === 'atStake' || column === 'createdAt' ? 'descending' : 'ascending';
  return { column, direction: oneOf(['ascending', 'descending'] as const, order) ?? usual };
}

/** Returns the API query for a view; invalid URL values still show a list. */
export function queryOf(view: ToDosView): ToDosQuery {
  const { column, direction } = sortOfToDos(view);
  return {
    list: listOf(view),
    rule: oneOf(ruleChoices, view.rule),
    find: view.find.trim(),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}

/** Whether a to-do still belongs to a list. A changed to-do keeps its row there for a moment. */
export function isIn(list: ToDoList, { state, snoozedUntil }: ToDo, today: string): boolean {
  if (list === 'done' || list === 'dismissed') return state === list;
  const isSnoozed = snoozedUntil !== null && snoozedUntil > today;
  return state === 'open' && isSnoozed === (list === 'snoozed');
}
