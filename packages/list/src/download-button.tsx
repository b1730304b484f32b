import { Button, type ButtonLook } from '@suite/ui/button';
import { type MakeFile, useDownload } from './use-download';

interface Props extends ButtonLook {
  file: MakeFile;
  text: string;
  /** Its accessible name where `text` alone is ambiguous. */
  label?: string;
  disabled?: boolean;
}

/** Saves a file that the service makes, under the name it gives. */
export function DownloadButton({ file, text, label, disabled, look = 'quiet', size }: Props) {
  const { isRunning, download } = useDownload(file);
  return (
    <Button look={look} size={size} aria-label={label} spinning={isRunning} disabled={disabled} onClick={download}>
      {text}
    </Button>
  );
}
