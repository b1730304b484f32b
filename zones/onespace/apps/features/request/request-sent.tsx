import { PageNote } from '@suite/shell/pages/page-note';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useRef } from 'react';
import { copy } from './copy';

interface Props {
  title: string;
}

/** Says what happens next. The form that had the focus is gone, so this takes the focus and is read aloud. */
export function RequestSent({ title }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="outline-none">
      <PageNote title={copy.sent.title(title)} text={copy.sent.text} action={<BackButton />} />
    </div>
  );
}

export const BackButton = () => (
  <ButtonLink variant="quiet" href={hashOf('apps', '/')}>
    {copy.back}
  </ButtonLink>
);
