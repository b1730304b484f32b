import type { Price } from '@services/insights/contract/prices';
import { createBatch, MAX_IN_BATCH, type NewPrice } from '@services/proposals/contract/bulk';
import { useApi } from '@suite/api/api-provider';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { SelectionBar } from '@suite/list/selection-bar';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

const { raise: words } = copy;

export const keyOf = ({ clientId, service, currency }: Pick<Price, 'clientId' | 'service' | 'currency'>): string =>
  JSON.stringify([clientId, service, currency]);

export const isStale = ({ freshness }: Pick<Price, 'freshness'>): boolean => freshness === 'stale' || freshness === 'very-stale';

/** Returns the price that the firm starts with: the suggested one, or else the current one. */
export const startingPrice = ({ suggested, price }: Pick<Price, 'suggested' | 'price'>): number => suggested ?? Math.round(price);

type Entered = Readonly<Record<string, number>>;

/**
 * Returns what to prepare: each client of the chosen prices, with the prices that the API would not raise by itself. Ended
 * services are not offered again.
 */
export function raisesOf(chosen: readonly Price[], entered: Entered) {
  const clients = new Map<string, NewPrice[]>();
  for (const row of chosen) {
    if (row.freshness === 'ended') continue;
    const prices = clients.get(row.clientId) ?? [];
    clients.set(row.clientId, prices);
    const price = entered[keyOf(row)] ?? (isStale(row) ? undefined : startingPrice(row));
    if (price !== undefined) prices.push({ service: row.service, currency: row.currency, price });
  }
  for (const [key, price] of Object.entries(entered)) {
    const [clientId, service, currency] = JSON.parse(key) as [string, string, string];
    const prices = clients.get(clientId);
    if (prices && !prices.some((one) => one.service === service && one.currency === currency))
      prices.push({ service, currency, price });
  }
  return [...clients].map(([clientId, prices]) => ({ clientId, prices }));
}

interface Options {
  /** Rows of the current page. */
  rows: readonly Price[] | undefined;
  total: number;
  /** Reads the rows of all pages. */
  readAll: (() => Promise<readonly Price[]>) | undefined;
}

/** Lets people choose prices, edit the suggested ones, and continue to the preview of all offers and amendments. */
export function useRaising({ rows, total, readAll }: Options) {
  const { formClient } = useApi();
  const { deployment } = useSuite();
  const { number } = useMetricFormats();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Price>>(new Map());
  const [entered, setEntered] = useState<Entered>({});
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);

  async function run(action: () => Promise<void>) {
    setRunning(true);
    setFailure(undefined);
    await action().catch((error) => setFailure(words.failed(reasonOf(error))));
    setRunning(false);
  }

  const all = [...chosen.values()];
  const clients = raisesOf(all, entered);
  const isWrong = clients.some(({ prices }) => prices.some(({ price }) => Number.isNaN(price)));
  const why = isWrong
    ? words.wrongPrices
    : clients.length === 0
      ? words.onlyEnded
      : clients.length > MAX_IN_BATCH
        ? words.tooMany(number(MAX_IN_BATCH))
        : undefined;

  const preview = () =>
    run(async () => {
      const { id } = await formClient.call(createBatch, { body: { kind: 'raise', clients } });
      location.assign(zoneUrl(deployment, 'offer', '/batch', { id }));
    });

  return {
    priceOf: (row: Price) => entered[keyOf(row)] ?? startingPrice(row),
    onPrice: (row: Price, price: number) => setEntered((known) => ({ ...known, [keyOf(row)]: price })),
    /** Undefined while the price is the suggested one. */
    enteredPrice: (row: Price) => entered[keyOf(row)],
    choice: {
      rowId: keyOf,
      selection: {
        ids: new Set<string | number>(chosen.keys()),
        nameOf: ({ client, service }: Price) => words.nameOf(client, service),
        // The table reports only the rows of its page; rows chosen on other pages stay chosen.
        onSelect: (ids: ReadonlySet<string | number>) => {
          const page = rows ?? [];
          const others = all.filter((row) => !page.some((one) => keyOf(one) === keyOf(row)));
          const own = page.filter((row) => ids.has(keyOf(row)));
          setChosen(new Map([...others, ...own].map((row) => [keyOf(row), row])));
        },
      },
    },
    bar: (
      <>
        {failure && (
          <div className="mt-3">
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
        {chosen.size > 0 && (
          <SelectionBar count={chosen.size} onClear={() => setChosen(new Map())}>
            {chosen.size < total && readAll && (
              <Button
                variant="quiet"
                size="sm"
                disabled={isRunning}
                onClick={() => run(async () => setChosen(new Map((await readAll()).map((row) => [keyOf(row), row]))))}
              >
                {words.all(number(total))}
              </Button>
            )}
            <Button size="sm" spinning={isRunning} disabled={why !== undefined} disabledText={why} onClick={preview}>
              {words.preview(number(clients.length), clients.length === 1)}
            </Button>
          </SelectionBar>
        )}
      </>
    ),
  };
}

export type Raising = ReturnType<typeof useRaising>;
