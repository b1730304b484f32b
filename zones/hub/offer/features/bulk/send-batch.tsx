import type { Batch } from '@services/proposals/contract/bulk';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';
import type { BatchSaves } from './use-batch-saves';

const { ask: words, batch: texts } = copy;

interface Props {
  batch: Batch;
  saves: BatchSaves;
}

/** Sends all proposals of a batch, after a final confirmation. */
export function SendBatch({ batch: { counts }, saves }: Props) {
  const { number } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { approval, blocked } = counts;
  const count = counts.ready + approval;
  const reason = count === 0 ? texts.none : saves.unsaved.size > 0 ? texts.notSaved : undefined;

  async function send() {
    await saves.start();
    setAsking(false);
  }

  return (
    <>
      <Button disabled={reason !== undefined} disabledText={reason} onClick={() => setAsking(true)}>
        {texts.send(number(count), count === 1)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isHarmless
          title={words.title(number(count), count === 1)}
          keep={words.keep}
          confirm={words.send}
          onConfirm={send}
          onClose={() => setAsking(false)}
          failed={(error) => words.failed(reasonOf(error))}
        >
          <p>{words.text}</p>
          {approval > 0 && <p>{words.approval(number(approval), approval === 1)}</p>}
          {blocked > 0 && <p>{words.blocked(number(blocked), blocked === 1)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
