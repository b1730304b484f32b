import { type LostDraft as Lost, lostDrafts } from '@suite/session/lost-drafts';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { saveFile } from '@suite/ui/save-file';

const copy = {
  title: 'Your draft couldn’t be restored',
  text: 'Your draft couldn’t be restored. Download it or discard it.',
  download: 'Download',
  discard: 'Discard',
  file: 'draft.json',
};

/** Asks what to do with a stored draft that its form can't restore. */
export function LostDraft({ lost }: { lost: Lost }) {
  function download() {
    saveFile(copy.file, new Blob([lost.text], { type: 'application/json' }));
    lostDrafts.remove(lost);
  }

  return (
    <Dialog
      title={copy.title}
      actions={
        <>
          <Button variant="quiet" onClick={() => lostDrafts.remove(lost)}>
            {copy.discard}
          </Button>
          <Button onClick={download}>{copy.download}</Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </Dialog>
  );
}
