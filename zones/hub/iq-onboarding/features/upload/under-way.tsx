import type { Upload } from '@services/ledger/contract/uploads';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Progress } from '@suite/ui/progress';
import { copy } from './copy';

interface Props {
  upload: Upload;
}

/** Progress of the examination or the import. */
export function UnderWay({ upload: { state, bytes, bytesRead, rowsRead, guess } }: Props) {
  const { number } = useFormats();
  const isImport = state === 'importing';
  const all = guess?.rows ?? 0;
  const isSettling = isImport && all > 0 && rowsRead >= all;
  const share = isImport && all > 0 ? rowsRead / all : bytes > 0 ? bytesRead / bytes : 0;
  const text =
    isImport && all > 0
      ? copy.rowsOf(number(rowsRead), number(all))
      : rowsRead > 0
        ? copy.rows(rowsRead, number(rowsRead))
        : copy.starting;
  return (
    <div className="max-w-[720px]">
      <Progress
        label={isImport ? (isSettling ? copy.settling : copy.importing) : copy.examining}
        value={isSettling ? undefined : Math.min(1, share)}
        text={text}
      />
      <p className="mt-3 text-pretty text-muted">{isImport ? copy.importingText : copy.examiningText}</p>
    </div>
  );
}
