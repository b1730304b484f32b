import { Button } from '@suite/ui/button';
import { saveFile } from '@suite/ui/save-file';

interface Props {
  name: string;
  file: string;
  text: string;
}

export const DownloadButton = ({ name, file, text }: Props) => (
  <Button look="quiet" size="sm" onClick={() => saveFile(file, new Blob([text], { type: 'text/plain' }))}>
    {name}
  </Button>
);
