import { putControl } from '@services/wisp/client/controls';
import type { ControlDetails } from '@services/wisp/contract/controls';
import { useApi } from '@suite/api/api-provider';
import { useDraft } from '@suite/session/use-draft';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useState } from 'react';
import { PersonField } from '../fields/person-field';
import { useSave } from '../fields/use-save';
import { copy } from './copy';

interface Props {
  control: ControlDetails;
  isFixed: boolean;
}

/** Edits how the firm implements a control. A newer version replaces what is shown. */
export function ControlForm({ control, isFixed }: Props) {
  const { client } = useApi();
  const { save, isRunning, failure } = useSave();
  const { implementation, ownerId, reviewOn } = control;
  const accepted = control.acceptance && { reason: control.acceptance.reason, until: control.acceptance.until };
  const [first] = useState({ implementation, ownerId, reviewOn, acceptance: accepted });
  const { draft, change, forget } = useDraft(`wisp-control:${control.key}:${control.version}`, first);
  const [isTold, setTold] = useState(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first);
  const { acceptance } = draft;
  const isWrong = acceptance !== null && (!acceptance.reason.trim() || !acceptance.until);
  const set = (part: Partial<typeof draft>) => change({ ...draft, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!isRunning && !isWrong)
      void save(() => putControl(client, control.key, { ...draft, version: control.version }).then(forget), copy.saved);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextArea
        label={copy.implementation}
        rows={5}
        maxLength={5000}
        value={draft.implementation}
        readOnly={isFixed}
        onChange={(event) => set({ implementation: event.currentTarget.value })}
      />
      {!isFixed && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PersonField
              label={copy.owner}
              people={control.people}
              value={draft.ownerId}
              onChange={(ownerId) => set({ ownerId })}
            />
            <DateField label={copy.reviewOn} value={draft.reviewOn ?? ''} onChange={(on) => set({ reviewOn: on || null })} />
          </div>
          <Checkbox
            label={copy.accept}
            checked={acceptance !== null}
            onChange={(isAccepted) => set({ acceptance: isAccepted ? { reason: '', until: '' } : null })}
          />
          {acceptance && (
            <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <Input
                label={copy.acceptReason}
                value={acceptance.reason}
                maxLength={1000}
                {...(isTold && isWrong && { error: copy.acceptWrong })}
                onChange={(event) => set({ acceptance: { ...acceptance, reason: event.currentTarget.value } })}
              />
              <DateField
                label={copy.acceptUntil}
                value={acceptance.until}
                onChange={(until) => set({ acceptance: { ...acceptance, until } })}
              />
            </div>
          )}
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div>
            <Button type="submit" spinning={isRunning} disabled={!isChanged}>
              {copy.save}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
