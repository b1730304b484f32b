import { Button, type ButtonVariant } from '@suite/ui/button';
import { type MakeFile, useDownload } from './use-download';

interface Props extends ButtonVariant {
  file: MakeFile;
  text: string;
  /** Its accessible name where `text` alone is ambiguous. */
  label?: string;
  disabled?: boolean;
}

/** Saves a file that the service makes, under the name it gives. */
export function DownloadButton({ file, text, label, disabled, variant = 'quiet', size }: Props) {
  const { isRunning, download } = useDownload(file);
  return (
    <Button variant={variant} size={size} aria-label={label} spinning={isRunning} disabled={disabled} onClick={download}>
      {text}
    </Button>
  );
}
