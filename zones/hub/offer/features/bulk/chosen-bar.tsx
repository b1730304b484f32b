import { createBatch, getBatches, MAX_IN_BATCH } from '@services/proposals/contract/bulk';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
import { SelectionBar } from '@suite/list/selection-bar';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import type { useChosen } from './use-chosen';

const { choose: words } = copy;

interface Props {
  chosen: ReturnType<typeof useChosen>;
  /** Number of rows on all pages. */
  total: number;
  /** Reads the ids of all listed rows, on every page. */
  readAll: () => Promise<string[]>;
  /** Returns what to prepare for the chosen rows, or a sentence that says what is missing. */
  request: () => RequestOf<typeof createBatch>['body'] | string;
}

/** Selects all rows of a list, and continues to the preview for the selected ones. */
export function ChosenBar({ chosen, total, readAll, request }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { number } = useMetricFormats();
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);

  async function run(act: () => Promise<void>, failed: (reason: string) => string) {
    if (isRunning) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(failed(reasonOf(error)));
    }
    setRunning(false);
  }

  function preview() {
    const body = request();
    if (typeof body === 'string') return setFailure(body);
    return run(async () => {
      const { id } = await formClient.call(createBatch, { body });
      void revalidate(getBatches);
      location.hash = hashOf('offer', '/batch', { id });
    }, words.failed);
  }

  const { count, isTooMany } = chosen;
  return (
    <>
      {failure && (
        <div className="mt-3">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      {count > 0 && (
        <SelectionBar count={count} onClear={chosen.clear}>
          {count < total && (
            <Button
              variant="quiet"
              size="sm"
              disabled={isRunning}
              onClick={() => run(async () => chosen.chooseAll(await readAll()), words.allFailed)}
            >
              {words.chooseAll(number(total))}
            </Button>
          )}
          <Button
            size="sm"
            spinning={isRunning}
            disabled={isTooMany}
            disabledText={isTooMany ? words.most(number(MAX_IN_BATCH)) : undefined}
            onClick={preview}
          >
            {words.preview(number(count), count === 1)}
          </Button>
        </SelectionBar>
      )}
    </>
  );
}
