import { addScreenshot } from '@services/devices/browser/evidence';
import type { CheckState, Device } from '@services/devices/contract/devices';
import { confirmDevice, MAX_PICTURE_BYTES } from '@services/devices/contract/evidence';
import { type Check, type Platform, platforms, type Switch, switches } from '@services/devices/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { oneOf } from '@suite/list/known-values';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { obeying } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { optionsOf } from '../inventory/options-of';
import { checkWords, osText, platformWords, sourceWords } from '../words/words';
import { copy } from './copy';

interface Props {
  device: Device;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

interface Values {
  answers: Partial<Record<Switch, boolean | undefined>>;
  platform: Platform | null;
  osVersion: string;
  reasons: Partial<Record<Check, string | undefined>>;
}

const UNKNOWN = 'unknown';

const { confirming: words } = copy;

const answered = obeying(
  confirmDevice.body,
  ({ answers, platform, osVersion }) =>
    Object.values(answers).some((answer) => answer !== undefined) || (platform !== null && osVersion !== ''),
  words.nothing,
);

/** Asks what the person sees on the device today. */
export function ConfirmDeviceDialog({ device, onClose, onDone }: Props) {
  const { client, formClient } = useApi();
  const { events } = useSuite();
  const { date } = useFormats();
  const [picture, setPicture] = useState<File>();
  const schema = obeying(answered, () => !picture || picture.size <= MAX_PICTURE_BYTES, words.tooLarge);
  const form = useForm(schema, {
    saved: { answers: {}, platform: device.os.platform, osVersion: '', reasons: {} } as Values,
    save: (body) => formClient.call(confirmDevice, { params: { deviceId: device.id }, body }),
    async onSaved() {
      try {
        if (picture) await addScreenshot(client, device.id, picture);
      } catch (error) {
        events.emit('toast', { type: 'warning', text: words.pictureFailed(reasonOf(error)) });
      }
      await onDone(words.done);
    },
    failed: words.failed,
  });
  const { answers, platform, osVersion, reasons } = form.values;
  const questions = switches.filter((check) => device.checks.some((state) => state.check === check));
  const hasOs = device.checks.some(({ check }) => check === 'os');

  /** Asks why a file that says otherwise is wrong. */
  function reasonField(check: Check) {
    const state = device.checks.find((one) => one.check === check);
    const measured = state && measuredOff(state);
    if (!measured) return null;
    const says = check === 'os' ? measured.system || osText(device.os) : copy.off;
    return (
      <Input
        label={words.why}
        hint={words.measured(sourceWords[measured.source], date(measured.observedAt), says)}
        value={reasons[check] ?? ''}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => form.set({ reasons: { ...reasons, [check]: event.currentTarget.value } })}
      />
    );
  }

  return (
    <FormDialog
      title={words.title}
      isWide
      submit={words.submit}
      onClose={onClose}
      {...form.dialog}
      isUnsaved={form.isChanged || picture !== undefined}
    >
      <p className="text-muted">{words.text}</p>
      <div className="grid gap-2">
        {questions.map((check) => (
          <div key={check} className="grid gap-2">
            <Question
              check={check}
              value={answers[check]}
              onChange={(value) => form.set({ answers: { ...answers, [check]: value } })}
            />
            {answers[check] && reasonField(check)}
          </div>
        ))}
      </div>
      {hasOs && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={words.platform}
            options={[{ value: UNKNOWN, label: words.noPlatform }, ...optionsOf(platformWords)]}
            value={platform ?? UNKNOWN}
            onChange={(value) => form.set({ platform: oneOf<Platform>(platforms, value) ?? null })}
          />
          <Input
            label={words.version}
            hint={words.versionHint}
            maxLength={200}
            autoComplete="off"
            {...form.text('osVersion')}
            disabled={platform === null}
          />
        </div>
      )}
      {hasOs && osVersion.trim() !== '' && reasonField('os')}
      <FileField label={words.screenshot} hint={words.pick} accept="image/png,image/jpeg" onFile={setPicture} />
      <FormNote form={form} />
    </FormDialog>
  );
}

/** Returns the newest file that shows a check as off, whether it counts or a person contradicted it. */
function measuredOff({ state, source, observedAt, contrary }: CheckState) {
  if (state === 'fail' && source && source !== 'self-check' && observedAt) return { source, observedAt, system: '' };
  return contrary && contrary.source !== 'self-check' && !contrary.isOn ? contrary : undefined;
}

interface FileProps {
  label: string;
  hint: string;
  accept: string;
  onFile: (file: File | undefined) => void;
}

/** A file input in a form. */
export const FileField = ({ label, hint, accept, onFile }: FileProps) => (
  <label className="block">
    <span className="block font-medium">{label}</span>
    <input
      type="file"
      accept={accept}
      className="mt-1 block max-w-full text-sm"
      onChange={(event) => onFile(event.currentTarget.files?.[0])}
    />
    <span className="block text-sm text-muted">{hint}</span>
  </label>
);

interface QuestionProps {
  check: Switch;
  /** Undefined for "not sure". */
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

function Question({ check, value, onChange }: QuestionProps) {
  const answers: [string, boolean | undefined][] = [
    [words.yes, true],
    [words.no, false],
    [words.unsure, undefined],
  ];
  return (
    <RadioGroup
      legend={checkWords[check]}
      legendClassName="float-start me-auto w-44 font-medium"
      className="flex min-w-0 flex-wrap items-center gap-x-4 border-b border-line pb-2"
    >
      {answers.map(([text, answer]) => (
        <Radio
          key={text}
          label={text}
          size="sm"
          className="min-h-9"
          checked={value === answer}
          onChange={() => onChange(answer)}
        />
      ))}
    </RadioGroup>
  );
}
