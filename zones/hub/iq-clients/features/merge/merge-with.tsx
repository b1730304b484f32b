import { getClientMetrics } from '@services/insights/contract/clients';
import { useNewest } from '@suite/list/use-newest';
import { MayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { closeFromSearch } from '@suite/ui/close-from-search';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { useMemo, useState } from 'react';
import { copy } from './copy';
import { MergeDialog } from './merge-dialog';

const { with: words } = copy;

interface Client {
  id: string;
  name: string;
}

const SHOWN = '7';

/** Merges a client with another one, found by name. */
export function MergeWith({ client }: { client: Client }) {
  const [step, setStep] = useState<'closed' | 'choosing' | Client>('closed');
  const close = () => setStep('closed');
  return (
    <MayChange>
      <Button variant="quiet" size="sm" onClick={() => setStep('choosing')}>
        {words.open}
      </Button>
      {step === 'choosing' && <Choosing client={client} onChosen={setStep} onClose={close} />}
      {typeof step === 'object' && <MergeDialog clients={[client, step]} onClose={close} />}
    </MayChange>
  );
}

interface Props {
  client: Client;
  onChosen: (other: Client) => void;
  onClose: () => void;
}

function Choosing({ client, onChosen, onClose }: Props) {
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<Client>();
  const query = useMemo(() => ({ find: find.trim(), limit: SHOWN }), [find]);
  const { page } = useNewest(getClientMetrics, { query });
  const others = page?.clients.filter(({ clientId }) => clientId !== client.id);
  return (
    <FormDialog
      title={words.title(client.name)}
      submit={words.next}
      disabled={!chosen}
      onSubmit={async () => chosen && onChosen(chosen)}
      onClose={onClose}
      failed={String}
    >
      <RadioGroup legend={words.find} legendClassName="ui-visually-hidden">
        <Input
          label={words.find}
          type="search"
          onKeyDown={closeFromSearch}
          value={find}
          autoComplete="off"
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <div className="mt-2 grid h-[196px] content-start overflow-y-auto">
          {others?.length === 0 && <p className="text-muted">{words.none}</p>}
          {others?.map(({ clientId, name }) => (
            <Radio
              key={clientId}
              label={<bdi className="truncate">{name}</bdi>}
              size="sm"
              className="h-7 min-w-0"
              checked={clientId === chosen?.id}
              onChange={() => setChosen({ id: clientId, name })}
            />
          ))}
        </div>
      </RadioGroup>
    </FormDialog>
  );
}
