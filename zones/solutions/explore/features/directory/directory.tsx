import { categoryKeys, MAX_COMPARED } from '@services/directory/contract/terms';
import { useVendors } from '@services/directory-api/browser';
import { Chips } from '@suite/list/chips';
import { List } from '@suite/list/list';
import { SelectionBar } from '@suite/list/selection-bar';
import { useNewestRead } from '@suite/list/use-newest';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { useIsOperator } from '../frame/use-is-operator';
import { Credits } from '../words/credits';
import { categoryWords, wordOf } from '../words/words';
import { copy } from './copy';
import { comparedOf, directoryDefaults, isNarrowed, variablesOf } from './directory-view';
import { Filters } from './filters';
import { SuggestDialog } from './suggest-dialog';
import { vendorColumns } from './vendor-columns';

/** The directory with its facets, and the vendors chosen to compare. */
export function Directory() {
  const { events } = useSuite();
  const { wholeMoney } = useMetricFormats();
  const [view, change] = useView('explore', '/', directoryDefaults);
  const [isSuggesting, setSuggesting] = useState(false);
  const variables = useMemo(() => variablesOf(view), [view]);
  const list = useNewestRead(variables, useVendors);
  const page = list.page?.vendors;
  const compared = comparedOf(view.vendors);
  const valuesOf = (name: string) => page?.facets.find((facet) => facet.name === name)?.values ?? [];
  const categories = valuesOf('category');

  function compare(slug: string, isChosen: boolean) {
    if (isChosen && compared.length >= MAX_COMPARED) return events.emit('toast', { type: 'error', text: copy.most });
    const next = isChosen ? [...compared, slug] : compared.filter((one) => one !== slug);
    change({ vendors: next.join(','), page: view.page }, { replace: true });
  }

  const chips = ['', ...categoryKeys].map((value) => ({
    value,
    text: value ? wordOf(categoryWords, value) : copy.all,
    count: page && countOf(categories, value),
  }));

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          <MayChange>
            <Button variant="quiet" onClick={() => setSuggesting(true)}>
              {copy.suggest}
            </Button>
          </MayChange>
        }
      />
      <Chips label={copy.chips} value={view.category} onChange={(category) => change({ category, sub: '' })} chips={chips} />
      <List
        label={copy.label}
        view={view}
        change={change}
        list={{ ...list, page, rows: page?.vendors }}
        find={copy.find}
        filters={<Filters view={view} change={change} valuesOf={valuesOf} />}
        note={<p className="mb-3 text-xs text-muted">{view.order === 'name' ? copy.byName : copy.rule}</p>}
        columns={vendorColumns({
          money: wholeMoney,
          compared,
          onCompare: compare,
          hasCertifications: page === undefined || valuesOf('certification').length > 0,
        })}
        rowId={({ id }) => id}
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        empty={<Nothing isNarrowed={isNarrowed(view)} onShowAll={() => change(directoryDefaults)} />}
      />
      <Credits sources={list.page?.directory.sources ?? []} />
      {compared.length > 0 && (
        <SelectionBar count={compared.length} onClear={() => change({ vendors: '', page: view.page }, { replace: true })}>
          {compared.length > 1 ? (
            <ButtonLink size="sm" href={hashOf('explore', '/compare', { vendors: compared.join(',') })}>
              {copy.compareChosen(compared.length)}
            </ButtonLink>
          ) : (
            <span className="text-muted">{copy.compareChosen(compared.length)}</span>
          )}
        </SelectionBar>
      )}
      {isSuggesting && <SuggestDialog onClose={() => setSuggesting(false)} />}
    </>
  );
}

/** Returns the count of one category, or of all. */
const countOf = (values: readonly { value: string; count: number }[], option: string): number =>
  values.reduce((sum, { value, count }) => (option === '' || value === option ? sum + count : sum), 0);

function Nothing({ isNarrowed: isFiltered, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const isOperator = useIsOperator();
  if (isFiltered)
    return (
      <EmptyState
        title={copy.none.title}
        text={copy.none.text}
        action={
          <Button variant="quiet" size="sm" onClick={onShowAll}>
            {copy.none.showAll}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={copy.empty.title}
      text={isOperator ? copy.empty.operatorText : copy.empty.text}
      action={isOperator && <ButtonLink href={hashOf('explore', '/manage')}>{copy.empty.manage}</ButtonLink>}
    />
  );
}
