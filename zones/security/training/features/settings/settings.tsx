'use client';

import { putTrainingSettings, useTrainingSettings } from '@services/academy-admin/client/records';
import type { TrainingSettings } from '@services/academy-admin/contract/records';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Combobox } from '@suite/ui/combobox';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { type FormEvent, useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';

/** The firm's time zone for due dates, and whether simulations may be sent. */
export function Settings() {
  const { data, error, mutate } = useTrainingSettings();
  if (!data && !error) return <PageSkeleton />;
  return (
    <div className="max-w-[640px]">
      <ViewHead title={copy.heading} />
      {data ? (
        <Form key={data.version} saved={data} onSaved={(after) => void mutate(after, { revalidate: false })} />
      ) : (
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      )}
    </div>
  );
}

const zones = Intl.supportedValuesOf('timeZone');

function Form({ saved, onSaved }: { saved: TrainingSettings; onSaved: (after: TrainingSettings) => void }) {
  const { client } = useApi();
  const { events } = useSuite();
  const isOther = (entered: TrainingSettings) => JSON.stringify(entered) !== JSON.stringify(saved);
  const { draft, change, forget, discard } = useDraft(`training-settings:${saved.version}`, saved, isOther);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    setRunning(true);
    setFailure(undefined);
    try {
      onSaved(await putTrainingSettings(client, draft));
      forget();
      events.emit('toast', { type: 'success', text: copy.saved });
    } catch (error) {
      setFailure(`${copy.notSaved} ${reasonOf(error)}`);
    } finally {
      setRunning(false);
    }
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void save(event)}>
      <Combobox
        label={copy.timeZone}
        options={[...new Set([saved.timeZone, ...zones])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        value={draft.timeZone}
        onChange={(timeZone) => change({ ...draft, timeZone: timeZone ?? saved.timeZone })}
      />
      <Checkbox
        label={copy.phishing}
        hint={copy.phishingHint}
        checked={draft.isPhishingAllowed}
        onChange={(isPhishingAllowed) => change({ ...draft, isPhishingAllowed })}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <SaveBar isChanged={isOther(draft)} isRunning={isRunning} discard={copy.discard} onDiscard={discard} changed={copy.changed}>
        <Button type="submit" spinning={isRunning} disabled={!isOther(draft)}>
          {copy.save}
        </Button>
      </SaveBar>
    </form>
  );
}
