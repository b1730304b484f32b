import { PageNote } from '@suite/shell/page-note';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useRef } from 'react';
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

export const BackButton = () => (
  <ButtonLink variant="quiet" href={hashOf('apps', '/')}>
    {copy.back}
  </ButtonLink>
);
