import { deletePromise, getDebtor, getPromises, getStatement } from '@services/insights/contract/debtors';
import { getToDos } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { saveFile } from '@suite/ui/save-file';
import { useState } from 'react';
import { copy } from './copy';
import { PromiseDialog } from './promise-dialog';
import { ReminderDialog } from './reminder-dialog';

export type DebtorAction = keyof typeof copy.actions;

interface Of {
  clientId: string;
  client: string;
}

/** Returns the actions for a debtor and their dialogs. */
export function useDebtorActions(currency: string) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [opened, setOpened] = useState<Of & { act: 'remind' | 'promise' }>();
  const [isRunning, setRunning] = useState(false);

  async function attempt(work: () => Promise<unknown>, failed: (reason: string) => string) {
    setRunning(true);
    try {
      await work();
    } catch (error) {
      events.emit('toast', { type: 'error', text: failed(reasonOf(error)) });
    } finally {
      setRunning(false);
    }
  }

  const statement = ({ clientId }: Of) =>
    attempt(
      async () => {
        const { name, content } = await api.call(getStatement, { params: { clientId } });
        saveFile(name, content);
      },
      (reason) => `The file was not downloaded. ${reason}`,
    );

  const withdraw = ({ clientId }: Of) =>
    attempt(async () => {
      await api.call(deletePromise, { params: { clientId } });
      events.emit('toast', { type: 'success', text: copy.promiseForm.withdrawn });
      await revalidate(getDebtor, getPromises, getToDos);
    }, copy.promiseForm.notSaved);

  function act(chosen: DebtorAction, of: Of) {
    if (chosen === 'statement') return void statement(of);
    if (chosen === 'withdraw') return void withdraw(of);
    setOpened({ ...of, act: chosen });
  }

  const close = () => setOpened(undefined);
  const dialog = opened && (
    <>
      {opened.act === 'remind' && <ReminderDialog clientId={opened.clientId} client={opened.client} onClose={close} />}
      {opened.act === 'promise' && (
        <PromiseDialog clientId={opened.clientId} client={opened.client} currency={currency} onClose={close} />
      )}
    </>
  );
  return { act, dialog, isRunning };
}
