import type { EngagementPart } from '@services/proposals/contract/proposals';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { statuses } from './status';

const { engagement: words } = copy;

interface Props {
  engagement: readonly EngagementPart[];
  /** Id of the proposal that is shown. */
  current: string;
}

/** Lists an accepted proposal with its amendments and renewals, and what became of each. */
export function Engagement({ engagement, current }: Props) {
  const { day } = useFormats();
  const textOf = ({ relation, status, acceptedOn, replacedBy }: EngagementPart) => {
    const next = engagement.find(({ number }) => number === replacedBy);
    const replaced = next && (next.relation === 'renewal' ? words.renewedBy : words.amendedBy)(next.number);
    const state = acceptedOn === null ? statuses[status].text.toLowerCase() : words.accepted(day(acceptedOn));
    return [words.relations[relation], state, replaced].filter(Boolean).join(', ');
  };
  return (
    <nav aria-label={words.label} className="mt-1">
      <ol className="grid gap-0.5">
        {engagement.map((part) => (
          <li key={part.id} className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
            {part.id === current ? (
              <strong aria-current="page">{words.name(part.number, part.title)}</strong>
            ) : (
              <Link href={hashOf('offer', '/proposal', { id: part.id })}>{words.name(part.number, part.title)}</Link>
            )}
            <span className="text-muted">{textOf(part)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
