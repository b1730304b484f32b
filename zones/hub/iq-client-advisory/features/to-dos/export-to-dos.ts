import { getToDos, type ToDosQuery } from '@services/insights/contract/to-dos';
import { amountKind, ruleReasons, salesNameOf, toDoTitle } from '@services/insights/wording/advice-rules';
import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import { textOf } from '@suite/iq/to-do-evidence';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import { everyPage } from '@suite/list/every-page';
import { copy } from './copy';

/** Returns all to-dos of a view, in its order. */
export async function toDoRows(client: ApiClient, query: ToDosQuery, formats: MetricFormats): Promise<(string | number)[][]> {
  let home = 'USD';
  let salesName = salesNameOf(false);
  const toDos = await everyPage('toDos', async (range) => {
    const page = await client.call(getToDos, { query: { ...query, ...range }, handleLocally: shownByPage });
    home = page.currency ?? home;
    salesName = salesNameOf(page.salesAreRevenue);
    return page;
  });
  const measures = copy.measures(salesName);
  return toDos.map((toDo) => [
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
    toDo.evidence.map((each) => `${measures[each.measure]}: ${textOf(each, home, formats)}`).join('; '),
    toDo.notes.map(({ text, by }) => `${by}: ${text}`).join('; '),
  ]);
}
