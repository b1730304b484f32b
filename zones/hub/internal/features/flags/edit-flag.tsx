import { type Flag, type FlagInEnvironment, putFlag } from '@services/telemetry-intake/contract/administration';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { Switch } from '@suite/ui/switch';
import { useDiscard } from '@suite/ui/use-discard';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';
import { ValueField } from './value-field';

const FORM = 'flag';

interface Props {
  flag: Flag;
  state: FlagInEnvironment;
  onSaved: (flags: Flag[]) => void;
  /** Called with true when the flags may have changed and must be reloaded. */
  onClose: (isBehind: boolean) => void;
}

/** Sets a flag in one environment. If somebody else changed it first, the dialog says so and overwrites nothing. */
export function EditFlag({ flag, state, onSaved, onClose }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { moment } = useFormats();
  const [value, setValue] = useState(state.value);
  const [internalValue, setInternalValue] = useState(state.internalValue);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isOver, setOver] = useState(false);
  const { environment, version, changedAt, changedBy } = state;

  async function save(event: FormEvent) {
    event.preventDefault();
    setRunning(true);
    setFailure(undefined);
    try {
      const flags = await client.call(putFlag, {
        params: { flag: flag.key, environment },
        body: { version, value, internalValue },
        handleLocally: [Status.BadRequest, Status.NotFound, Status.Conflict],
      });
      events.emit('toast', { type: 'success', text: copy.saved(flag.key, environment) });
      onSaved(flags);
    } catch (error) {
      const { code, message } = error instanceof SuiteError ? error : new SuiteError('unexpected', '');
      setRunning(false);
      setOver(code === 'changed_meanwhile');
      if (code === 'changed_meanwhile') return setFailure(copy.changedMeanwhile);
      setFailure(code === 'invalid_request' ? message : copy.notSaved);
    }
  }

  const isUnsaved = !isOver && (value !== state.value || internalValue !== state.internalValue);
  const { close, question } = useDiscard(isUnsaved, () => onClose(isOver));

  return (
    <>
      <Dialog
        title={copy.title(flag.key, environment)}
        onClose={isRunning ? undefined : close}
        actions={
          <>
            <Button variant="quiet" disabled={isRunning} onClick={close}>
              {isOver ? copy.close : copy.cancel}
            </Button>
            {!isOver && (
              <Button type="submit" form={FORM} spinning={isRunning}>
                {copy.save}
              </Button>
            )}
          </>
        }
      >
        <p>{flag.text}</p>
        <form id={FORM} className="mt-4 grid gap-4" onSubmit={save}>
          <ValueField label={copy.everyone} flag={flag} value={value} onChange={setValue} />
          <Switch
            className="gap-3 font-medium"
            label={copy.hasOwn}
            checked={internalValue !== null}
            onChange={(has) => setInternalValue(has ? (state.internalValue ?? value) : null)}
          />
          {internalValue !== null && (
            <ValueField label={copy.internalUsers} flag={flag} value={internalValue} onChange={setInternalValue} />
          )}
        </form>
        <p className="mt-4 text-muted">
          {changedAt ? copy.changed(changedBy ?? copy.somebody, moment(changedAt)) : copy.unchanged}
        </p>
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Dialog>
      {question}
    </>
  );
}
