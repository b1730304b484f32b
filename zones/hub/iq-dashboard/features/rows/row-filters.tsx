import type { RowKind } from '@services/insights/contract/ledger-rows';
import { kindNames } from '@suite/iq/document-kinds';
import { Choice } from '@suite/list/choice';
import type { ChangeView } from '@suite/list/use-view';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { AmountFilter } from './amount-filter';
import { copy } from './copy';
import { isNarrowed, kindsOf, noFilters, type RowsView } from './rows-query';

interface Props {
  view: RowsView;
  change: ChangeView<keyof RowsView>;
}

type Bound = 'amountFrom' | 'amountTo';

/** Filters for the rows of a metric: kind, dates and amounts. */
export function RowFilters({ view, change }: Props) {
  const kinds = Object.fromEntries(kindsOf(view).map((kind) => [kind, kindNames[kind]])) as Partial<Record<RowKind, string>>;
  const bounds = [view.dateFrom, view.dateTo, view.amountFrom, view.amountTo].filter(Boolean).length;
  const set = (part: Partial<RowsView>) => change(part, { replace: true });
  const amount = (name: Bound) => (
    <AmountFilter label={copy[name]} value={view[name]} onChange={(value) => set({ [name]: value })} />
  );
  return (
    <>
      <Choice<RowKind>
        label={copy.kind}
        any={copy.anyKind}
        texts={kinds as Record<RowKind, string>}
        value={view.kind}
        onChange={(kind) => change({ kind })}
      />
      <Menu
        align="end"
        trigger={
          <>
            {copy.more}
            {bounds > 0 && ` (${bounds})`} <Icon name="chevron-down" size={12} />
          </>
        }
        triggerClassName="ui-button ui-button-quiet"
      >
        {() => (
          <div className="grid w-80 max-w-full grid-cols-2 gap-3 p-2.5">
            <DateField label={copy.dateFrom} value={view.dateFrom} onChange={(dateFrom) => set({ dateFrom })} />
            <DateField label={copy.dateTo} value={view.dateTo} onChange={(dateTo) => set({ dateTo })} />
            {amount('amountFrom')}
            {amount('amountTo')}
            <Button variant="quiet" className="col-span-2" disabled={!isNarrowed(view)} onClick={() => change(noFilters)}>
              {copy.clear}
            </Button>
          </div>
        )}
      </Menu>
    </>
  );
}
