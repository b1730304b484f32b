import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { copy } from './copy';

interface Props {
  /** The page number is too high: earlier pages have rows. */
  isPast: boolean;
  /** A search or filter hides rows. */
  isNarrowed: boolean;
  onFirst: () => void;
  onClear: () => void;
}

/** Shown in place of an empty list: why it is empty, and what to do. */
export function NoRow({ isPast, isNarrowed, onFirst, onClear }: Props) {
  if (isPast)
    return <EmptyState title={copy.pastTitle} text={copy.pastText} action={<Quiet text={copy.firstPage} onClick={onFirst} />} />;
  if (!isNarrowed) return <EmptyState title={copy.noneTitle} text={copy.noneText} />;
  return (
    <EmptyState title={copy.nothingFound} text={copy.nothingFoundText} action={<Quiet text={copy.clear} onClick={onClear} />} />
  );
}

const Quiet = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    {text}
  </Button>
);
