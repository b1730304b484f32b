import { Button } from '@suite/ui/button';
import type { ReactNode } from 'react';
import { useSuite } from './start/suite-context';

const copy = {
  copied: 'Copied.',
  notCopied: 'This browser does not let pages copy. Select it and copy it by hand.',
};

interface Props {
  name: ReactNode;
  text: string;
}

export function CopyButton({ name, text }: Props) {
  const { events } = useSuite();

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      events.emit('toast', { type: 'success', text: copy.copied });
    } catch {
      events.emit('toast', { type: 'warning', text: copy.notCopied });
    }
  }

  return (
    <Button variant="quiet" size="sm" onClick={copyText}>
      {name}
    </Button>
  );
}
