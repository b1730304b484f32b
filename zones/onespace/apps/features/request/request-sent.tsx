import { PageNote } from '@suite/shell/page-note';
import { useEffect, useRef } from 'react';
import { BackButton } from './back-button';
import { copy } from './copy';

interface Props {
  title: string;
}

/** What happens next. The form with the focus is gone, so the focus goes here, and what it says is read out. */
export function RequestSent({ title }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="outline-none">
      <PageNote title={copy.sent.title(title)} text={copy.sent.text} action={<BackButton />} />
    </div>
  );
}
