import { chooseDuplicates, type ProviderConnection } from '@services/ledger/contract/connections';
import type { Duplicates } from '@services/ledger/contract/duplicates';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';

interface Props {
  provider: ProviderConnection;
}

const text = {
  question: (name: string) => `Choose what to do with documents of ${name} that are already in the ledger.`,
  skip: 'Skip them',
  keep: 'Keep both',
  chosen: (name: string) => `Your choice is saved. ${name} is synced with it.`,
  failed: (name: string) => `Your choice for ${name} could not be saved.`,
};
const choices: readonly Duplicates[] = ['skip', 'keep'];

/** Asks what to do with documents that another source already imported, after a sync stopped because of them. */
export function SyncDuplicates({ provider: { connectionType, name } }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [chosen, setChosen] = useState<Duplicates>();

  async function choose(choice: Duplicates) {
    setChosen(choice);
    try {
      await formClient.call(chooseDuplicates, {
        params: { connectionType: String(connectionType) },
        body: { duplicates: choice },
      });
      events.emit('toast', { type: 'success', text: text.chosen(name) });
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${text.failed(name)} ${reasonOf(error)}` });
    }
    await revalidate('provider-connections');
    setChosen(undefined);
  }

  return (
    <fieldset className="mt-3">
      <legend className="mb-2">{text.question(name)}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="quiet"
            size="sm"
            spinning={chosen === choice}
            disabled={chosen !== undefined && chosen !== choice}
            onClick={() => choose(choice)}
          >
            {text[choice]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
