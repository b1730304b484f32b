import type { EventType } from '@services/events/contract/feed';
import { digests, type NotificationSettings, putNotificationSettings } from '@services/events/contract/notifications';
import { kindNames } from '@services/events/wording';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { usePreference } from '@suite/shell/preferences/preferences';
import { Checkbox } from '@suite/ui/checkbox';
import { Notice } from '@suite/ui/notice';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { useState } from 'react';
import { copy } from './copy';
import { notificationGroups } from './notification-groups';

interface Props {
  settings: NotificationSettings;
  onSaved: (settings: NotificationSettings) => void;
}

const columns = [
  { field: 'inBell', label: copy.notifications.bell },
  { field: 'byMail', label: copy.notifications.mail },
] as const;

/** A choice applies at once, and is rolled back if it couldn't be saved. */
export function NotificationChoices({ settings, onSaved }: Props) {
  const { formClient } = useApi();
  const { email = '' } = useSession().token;
  // The service sends by the time zone that the person has chosen, otherwise by UTC.
  const timeZone = usePreference('time_zone') || 'UTC';
  const [dialog, setDialog] = useState<NotificationSettings>();
  const [state, setState] = useState<'at-rest' | 'saved' | 'failed'>('at-rest');
  const { kinds, digest } = dialog ?? settings;
  const text = copy.notifications;

  async function choose(change: Partial<NotificationSettings>): Promise<void> {
    if (dialog) return;
    const next = { kinds, digest, ...change };
    setDialog(next);
    setState('at-rest');
    try {
      onSaved(await formClient.call(putNotificationSettings, { body: next }));
      setState('saved');
    } catch {
      setState('failed');
    } finally {
      setDialog(undefined);
    }
  }

  const tick = (types: readonly EventType[], field: 'inBell' | 'byMail', isOn: boolean) =>
    choose({ kinds: kinds.map((kind) => (types.includes(kind.type) ? { ...kind, [field]: isOn } : kind)) });

  return (
    <>
      <table className="w-full max-w-[480px] text-left">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 font-medium">
              {text.kind}
            </th>
            {columns.map(({ field, label }) => (
              <th key={field} scope="col" className="w-16 py-2 text-center font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {notificationGroups(kinds).map((group) => (
          <tbody key={group.title}>
            <tr className="border-b border-line">
              <th scope="rowgroup" className="pt-5 pb-2 font-semibold">
                {group.title}
              </th>
              {columns.map(({ field, label }) => (
                <td key={field} className="pt-5 pb-2 text-center">
                  {group.kinds.length > 1 && (
                    <AllBox
                      label={text.all(group.title, label)}
                      on={group.kinds.filter((kind) => kind[field]).length}
                      of={group.kinds.length}
                      disabled={dialog !== undefined}
                      onChange={(isOn) =>
                        tick(
                          group.kinds.map(({ type }) => type),
                          field,
                          isOn,
                        )
                      }
                    />
                  )}
                </td>
              ))}
            </tr>
            {group.kinds.map(({ type, ...kind }) => (
              <tr key={type} className="border-b border-line">
                <th scope="row" className="py-2 pe-3 font-normal">
                  {kindNames[type]}
                </th>
                {columns.map(({ field, label }) => (
                  <td key={field} className="text-center">
                    <Checkbox
                      aria-label={`${kindNames[type]}: ${label}`}
                      checked={kind[field]}
                      aria-disabled={dialog !== undefined}
                      onChange={(isOn) => tick([type], field, isOn)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <RadioGroup legend={text.digest} legendClassName="font-medium" className="mt-4">
        <p className="text-muted">{text.digestText(timeZone, email)}</p>
        <div className="mt-2 flex gap-4">
          {digests.map((each) => (
            <Radio
              key={each}
              label={text.digests[each]}
              size="sm"
              checked={digest === each}
              onChange={() => void choose({ digest: each })}
            />
          ))}
        </div>
      </RadioGroup>
      {state === 'failed' ? (
        <div className="mt-3">
          <Notice tone="bad">{text.notSaved}</Notice>
        </div>
      ) : (
        <p role="status" className="mt-2 h-5 text-muted">
          {state === 'saved' && copy.saved}
        </p>
      )}
    </>
  );
}

interface AllProps {
  label: string;
  /** Number of the group's kinds that are on. */
  on: number;
  of: number;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** Checkbox for all kinds of a group. */
const AllBox = ({ label, on, of, disabled, onChange }: AllProps) => (
  <Checkbox
    aria-label={label}
    isIndeterminate={on > 0 && on < of}
    checked={on === of}
    aria-disabled={disabled}
    onChange={onChange}
  />
);
