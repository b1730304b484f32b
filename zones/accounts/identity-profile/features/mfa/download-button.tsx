import { Button } from '@suite/ui/button';

interface Props {
  name: string;
  file: string;
  text: string;
}

export function DownloadButton({ name, file, text }: Props) {
  function download(): void {
    const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href, download: file }).click();
    URL.revokeObjectURL(href);
  }

  return (
    <Button look="quiet" size="sm" onClick={download}>
      {name}
    </Button>
  );
}
