import { zoneRow } from '@suite/zones/zones';
import { useState } from 'react';
import { useSuite } from '../start/suite-context';
import { UnsavedWork } from './unsaved-work';
import { copy } from './unsaved-work-copy';

interface Props {
  onDiscard: () => void;
}

/** Says that the person has lost access to the app while there is unsaved work. */
export function ClosedMeanwhile({ onDiscard }: Props) {
  const { zone } = useSuite();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const { title, text, question, keep } = copy.closed;
  return (
    <UnsavedWork
      title={title(zoneRow(zone).title)}
      text={text}
      question={question}
      keep={{ text: keep, run: () => setDismissed(true) }}
      discard={{ text: copy.discard, run: onDiscard }}
    />
  );
}
