import type { DeviceRow } from '@services/devices/contract/devices';
import { FindField } from '@suite/list/find-field';
import { Checkbox } from '@suite/ui/checkbox';
import { Select } from '@suite/ui/select';
import { useId, useRef } from 'react';
import { optionsOf } from '../inventory/options-of';
import { kindWords } from '../words/words';
import { copy } from './copy';

const { form: words } = copy;

export type Wipe = keyof typeof words.wipes;

interface Props {
  isReturn: boolean;
  offered: readonly DeviceRow[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  wipes: Readonly<Record<string, Wipe>>;
  onWipe: (id: string, wipe: Wipe) => void;
  find: string;
  onFind: (text: string) => void;
  error: string | undefined;
  /** The devices are loaded. */
  isRead: boolean;
  /** The person has no devices. */
  isNone: boolean;
}

/** The devices that are handed over; for a return, with what happened to their data. */
export function DeviceChoice({ isReturn, offered, chosen, onChange, wipes, onWipe, find, onFind, error, isRead, isNone }: Props) {
  const id = useId();
  /** Chosen devices stay visible while others are searched for. */
  const seen = useRef(new Map<string, DeviceRow>());
  for (const device of offered) seen.current.set(device.id, device);
  const selected = chosen.flatMap((each) => seen.current.get(each) ?? []);
  const rows = [...selected, ...offered.filter((device) => !chosen.includes(device.id))];
  const toggle = (device: string) =>
    onChange(chosen.includes(device) ? chosen.filter((each) => each !== device) : [...chosen, device]);

  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-medium">{words.devices}</legend>
      {!isReturn && <FindField label={words.add} value={find} onChange={onFind} />}
      {isNone && <p className="text-muted">{words.noneOf}</p>}
      {/* A list of all devices has its height from the start; that of what a person returns is short. */}
      <ul
        className={`mt-2 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface ${isReturn ? 'max-h-[360px] empty:hidden' : 'h-[360px]'}`}
      >
        {!isReturn && isRead && rows.length === 0 && (
          <li className="px-3 py-3 text-muted">{find ? words.noneFound : words.noneAtAll}</li>
        )}
        {rows.map((device) => {
          const isChosen = chosen.includes(device.id);
          return (
            <li key={device.id} className="flex flex-wrap items-center gap-x-4 px-3 py-2">
              <Checkbox
                label={
                  <span className="min-w-0">
                    <bdi className="block truncate">{device.name}</bdi>
                    <span className="block truncate text-xs text-muted">
                      {[kindWords[device.kind], device.model, device.serial].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                }
                className="min-h-9 min-w-0 flex-1 gap-2.5"
                checked={isChosen}
                onChange={() => toggle(device.id)}
              />
              {isReturn && isChosen && (
                <div className="w-52">
                  <Select
                    label={words.wipe}
                    options={optionsOf(words.wipes)}
                    value={wipes[device.id] ?? null}
                    placeholder="…"
                    onChange={(wipe) => onWipe(device.id, wipe as Wipe)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {error && (
        <p id={id} role="alert" className="ui-field-error mt-1">
          {error}
        </p>
      )}
    </fieldset>
  );
}
