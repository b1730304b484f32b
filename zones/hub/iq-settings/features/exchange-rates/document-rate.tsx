import { putDocumentRate } from '@services/ledger/client/exchange-rates';
import type { RatedDocument } from '@services/ledger/contract/exchange-rates';
import { useApi } from '@suite/api/api-provider';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useId, useState } from 'react';
import { copy } from './copy';
import { rateOf } from './rate-of';
import { useFollowRates } from './use-follow-rates';

interface Props {
  document: RatedDocument;
  home: string;
  onClose: () => void;
}

const { add, documents: text } = copy;

/** Asks for the rate of one document. */
export function DocumentRate({ document, home, onClose }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { money, day } = useFigureFormats();
  const follow = useFollowRates();
  const form = useId();
  const isEntered = document.rateBy === 'document';
  const [rate, setRate] = useState(isEntered && document.rate ? String(Number(document.rate)) : '');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);

  async function save(value: string | null) {
    setRunning(true);
    setFailure(undefined);
    try {
      await putDocumentRate(client, document, value);
      events.emit('toast', { type: 'success', text: value === null ? copy.entered.removed : add.saved });
      onClose();
      await follow();
    } catch (error) {
      setFailure(`${add.notSaved} ${reasonOf(error)}`);
      setRunning(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = rateOf(rate);
    if (!read) return setWrong(add.noRate);
    void save(read);
  }

  return (
    <Dialog
      title={text.of(isEntered ? text.change : text.enter, document.number ?? document.name)}
      {...(!isRunning && { onClose })}
      actions={
        <>
          {isEntered && (
            <Button look="quiet" disabled={isRunning} onClick={() => void save(null)}>
              {text.remove}
            </Button>
          )}
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} spinning={isRunning}>
            {add.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <p className="mb-3">
          {text.kinds[document.kind]}, {document.name}, {day(document.date)}: {money(document.amount, document.currency)}
        </p>
        <Input
          label={`${document.currency} for 1 ${home}`}
          value={rate}
          error={wrong}
          inputMode="decimal"
          autoComplete="off"
          disabled={isRunning}
          onChange={(event) => {
            setRate(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
