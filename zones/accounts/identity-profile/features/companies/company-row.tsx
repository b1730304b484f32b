import type { CompanyWithSegments } from '@services/identity/contract/identity';
import { useSession } from '@suite/session/session-provider';
import { useCompanyChoice } from '@suite/shell/company/company-choice';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { copy } from './copy';

interface Props {
  company: CompanyWithSegments;
}

export function CompanyRow({ company: { id, name, segments = [] } }: Props) {
  const { companyId } = useSession().token;
  const { choose, opening } = useCompanyChoice();
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-medium break-words">{name}</bdi>
        <span className="flex flex-wrap gap-1">
          {segments.map((segment) => (
            <Badge key={segment} size="sm" text={copy.segments[segment] ?? segment.toUpperCase()} />
          ))}
          {segments.length === 0 && <span className="text-muted">{copy.noSegments}</span>}
        </span>
      </div>
      {id === companyId ? (
        <Badge tone="accent" text={copy.current} />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={copy.openLong(name)}
          spinning={opening === id}
          disabled={opening !== undefined}
          onClick={() => choose(id)}
        >
          {copy.open}
        </Button>
      )}
    </li>
  );
}
