import { SelectionBar } from '@suite/list/selection-bar';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog';
import { copy } from './copy';
import { LabelsDialog } from './labels-dialog';
import type { useChosen } from './use-chosen';

interface Props {
  chosen: ReturnType<typeof useChosen>;
  /** Number of rows on all pages. */
  total: number;
  /** Reads the ids of all listed rows, on every page. */
  readAll: () => Promise<string[]>;
}

/** Maximum number of devices in the URL of the handover page. */
const MAX_IN_ADDRESS = 40;

/** Actions on the selected devices. */
export function BulkBar({ chosen, total, readAll }: Props) {
  const { events } = useSuite();
  const { number } = useFormats();
  const [dialog, setDialog] = useState<'change' | 'labels'>();
  const { bulk: words } = copy;
  if (chosen.count === 0) return null;

  async function chooseAll() {
    try {
      chosen.chooseAll(await readAll());
    } catch (error) {
      events.emit('toast', { type: 'error', text: reasonOf(error) });
    }
  }

  return (
    <>
      <SelectionBar count={chosen.count} onClear={chosen.clear}>
        {chosen.count < total && (
          <Button variant="quiet" size="sm" onClick={chooseAll}>
            {words.all(number(total))}
          </Button>
        )}
        <Button size="sm" onClick={() => setDialog('change')}>
          {words.change}
        </Button>
        {chosen.count <= MAX_IN_ADDRESS && (
          <ButtonLink variant="quiet" size="sm" href={hashOf('devices', '/handover', { devices: chosen.list().join(',') })}>
            {words.handover}
          </ButtonLink>
        )}
        <Button variant="quiet" size="sm" onClick={() => setDialog('labels')}>
          {words.labels}
        </Button>
      </SelectionBar>
      {dialog === 'change' && (
        <BulkDialog
          deviceIds={chosen.list()}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            setDialog(undefined);
            chosen.clear();
          }}
        />
      )}
      {dialog === 'labels' && <LabelsDialog deviceIds={chosen.list()} onClose={() => setDialog(undefined)} />}
    </>
  );
}
