import type { ToDo } from '@services/insights/contract/to-dos';
import { amountKind, ruleReasons, toDoTitle } from '@services/insights/wording/advice-rules';
import { textOf } from '@suite/iq/to-do-evidence';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import { copy } from './copy';

/**
 * Returns the spreadsheet row of a to-do, in the order of `copy.csv`; `home` is the firm's currency, and
 * `salesName` what its sales are called.
 */
export const toDoRow = (toDo: ToDo, home: string, salesName: string, formats: MetricFormats): (string | number)[] => [
  toDo.client,
  toDoTitle(toDo),
  toDo.rule ? ruleReasons[toDo.rule] : copy.own,
  toDo.atStake === null ? '' : formats.major(toDo.atStake, home),
  toDo.rule ? amountKind(toDo.rule, salesName) : '',
  copy.lists[toDo.state],
  toDo.owner?.name ?? '',
  toDo.dueOn ?? '',
  toDo.snoozedUntil ?? '',
  toDo.asOf ?? '',
  toDo.evidence.map((each) => `${copy.measures(salesName)[each.measure]}: ${textOf(each, home, formats)}`).join('; '),
  toDo.notes.map(({ text, by }) => `${by}: ${text}`).join('; '),
];
