import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { StickyBar } from '@suite/ui/save-bar';
import { copy } from './copy';
import type { useChange } from './use-change';

interface Props {
  isDirty: boolean;
  changing: ReturnType<typeof useChange>;
  onDiscard: () => void;
}

/** Stays visible while there is something to save, and shows what failed. */
export function SaveBar({ isDirty, changing: { failure, isRunning, isReloaded, reload }, onDiscard }: Props) {
  if (!isDirty) return null;
  return (
    <StickyBar className="mt-4">
      <div className="min-w-0 flex-1 basis-72">
        {failure ? <Notice tone="bad">{failure.text}</Notice> : <p>{isReloaded ? copy.save.reloaded : copy.save.text}</p>}
      </div>
      <Button variant="quiet" disabled={isRunning} onClick={onDiscard}>
        {copy.save.discard}
      </Button>
      {failure?.isOld ? (
        <Button spinning={isRunning} onClick={reload}>
          {copy.save.reload}
        </Button>
      ) : (
        <Button type="submit" spinning={isRunning}>
          {copy.save.save}
        </Button>
      )}
    </StickyBar>
  );
}
