import { decline, type PublicProposal } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import type { Interruption } from '../offer/interruption';
import { copy } from './copy';

const { decline: texts } = copy;

interface Props {
  token: string;
  version: number;
  onClose: () => void;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
}

/** Declines the offer, optionally with a reason. */
export function DeclineDialog({ token, version, onClose, onShow, onInterrupt }: Props) {
  const { formClient } = useApi();
  const [reason, setReason] = useState('');

  async function send(): Promise<void> {
    try {
      await onShow(await formClient.call(decline, { params: { token }, body: { version, reason: reason.trim() } }));
    } catch (error) {
      if (error instanceof SuiteError && error.status === 409) await onInterrupt({ act: 'decline', text: reason });
      throw error;
    }
  }

  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      isFinal
      failed={reasonOf}
      onSubmit={send}
      onClose={onClose}
      isUnsaved={reason.trim() !== ''}
    >
      <p className="text-muted">{texts.text}</p>
      <div className="[&_textarea]:text-lg">
        <TextArea
          label={texts.reason}
          dir="auto"
          maxLength={2000}
          hint={texts.reasonHint}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}
