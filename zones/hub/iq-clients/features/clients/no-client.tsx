import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  /** The page number is too high: earlier pages have clients. */
  isPast: boolean;
  /** A search or filter is active. */
  isNarrowed: boolean;
  onFirst: () => void;
  onAll: () => void;
}

/** Shown in place of an empty list: why it is empty, and what to do. */
export function NoClient({ isPast, isNarrowed, onFirst, onAll }: Props) {
  const { deployment } = useSuite();
  if (isPast) {
    return <EmptyState title={copy.pastTitle} text={copy.pastText} action={<Quiet text={copy.firstPage} onClick={onFirst} />} />;
  }
  if (isNarrowed) {
    return <EmptyState title={copy.noneTitle} text={copy.noneText} action={<Quiet text={copy.showAll} onClick={onAll} />} />;
  }
  return (
    <EmptyState
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={
        <ButtonLink size="sm" href={zoneUrl(deployment, 'iq-onboarding')}>
          {copy.add}
        </ButtonLink>
      }
    />
  );
}

const Quiet = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    {text}
  </Button>
);
