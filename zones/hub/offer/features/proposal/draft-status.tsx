import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';
import type { SavedDraft, SavingState } from './use-saved-draft';

const { saving: words } = copy;

/** Whether the draft on screen is saved. */
export const DraftStatus = ({ state: { kind } }: { state: SavingState }) => (
  <span role="status">
    <Badge text={words[kind]} tone={kind === 'saved' || kind === 'saving' || kind === 'unsaved' ? 'neutral' : 'bad'} />
  </span>
);

/** Says why the draft isn't saved, and what to do. */
export function DraftTrouble({ saved: { state, flush, keepMine, takeTheirs } }: { saved: SavedDraft }) {
  const [running, setRunning] = useState<'mine' | 'theirs'>();

  async function settle(which: 'mine' | 'theirs') {
    setRunning(which);
    await (which === 'mine' ? keepMine() : takeTheirs()).catch(() => undefined);
    setRunning(undefined);
  }

  if (state.kind === 'invalid')
    return (
      <div className="mb-3">
        <Notice>{words.invalidText}</Notice>
      </div>
    );
  if (state.kind === 'failed')
    return (
      <div className="mb-3">
        <Notice tone="bad">
          {words.failedText(state.reason)}{' '}
          <Button variant="plain" size="sm" onClick={() => flush()}>
            {words.retry}
          </Button>
        </Notice>
      </div>
    );
  if (state.kind !== 'conflict') return null;
  return (
    <div className="mb-3">
      <Notice tone="bad">
        <p className="font-semibold">{words.conflictTitle}</p>
        <p className="max-w-[76ch]">{words.conflictText}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" spinning={running === 'mine'} disabled={running !== undefined} onClick={() => settle('mine')}>
            {words.keepMine}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            spinning={running === 'theirs'}
            disabled={running !== undefined}
            onClick={() => settle('theirs')}
          >
            {words.takeTheirs}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
