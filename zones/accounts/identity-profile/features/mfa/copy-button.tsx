import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { copy } from './copy';

interface Props {
  name: string;
  text: string;
}

export function CopyButton({ name, text }: Props) {
  const { events } = useSuite();

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      events.emit('toast', { type: 'success', text: copy.codes.copied });
    } catch {
      events.emit('toast', { type: 'warning', text: copy.codes.notCopied });
    }
  }

  return (
    <Button look="quiet" size="sm" onClick={copyText}>
      {name}
    </Button>
  );
}
