import type { Activity } from '@services/proposals/contract/proposals';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { copy } from './copy';
import { DraftSection } from './draft-section';

const { sent: words } = copy;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

interface Props {
  activities: readonly Activity[];
  /** Names of the recipients. */
  recipients: readonly string[];
}

/** Activities of a proposal, newest first; can be limited to one recipient. */
export function ActivityList({ activities, recipients }: Props) {
  const { moment, day } = useFormats();
  const [of, setOf] = useState('');
  const textOf = ({ kind, by, what }: Activity) =>
    words.activities[kind](by ?? words.someone, what && isDay(what) ? day(what) : (what ?? ''));
  const isOne = activities.every(({ version }) => version <= 1);
  const active = recipients.filter((name) => activities.some(({ by }) => by === name));
  const texts = { '': words.everybody, ...Object.fromEntries(active.map((name) => [name, name])) };
  const shown = activities.filter(({ by }) => of === '' || by === of);
  return (
    <DraftSection title={words.activity}>
      {active.length > 0 && <ChoiceField label={words.activityOf} texts={texts} value={of} onChange={setOf} />}
      <ol className="grid gap-2.5">
        {shown.map((activity, at) => (
          <li key={at} className="border-s-2 border-line ps-3">
            <p className="break-words">{textOf(activity)}</p>
            <p className="text-xs text-muted">
              {moment(activity.at)}
              {!isOne && activity.version > 0 && ` · ${words.version(activity.version)}`}
            </p>
          </li>
        ))}
      </ol>
    </DraftSection>
  );
}
