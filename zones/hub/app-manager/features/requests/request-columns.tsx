import type { PersonRequest } from '@services/identity/contract/requests';
import type { ListColumn, ListCsv } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import type { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import { copy } from './copy';
import type { Decision } from './decide-dialog';

type Formats = ReturnType<typeof useFormats>;

const { columns: heads } = copy;

const who: ListColumn<PersonRequest> = {
  id: 'name',
  sortable: true,
  text: heads.name,
  className: 'w-[200px]',
  cell: ({ userId, name, email }) => (
    <>
      <Link href={hashOf('app-manager', '/person', { id: userId })} className="block">
        <NameText text={name} />
      </Link>
      <span className="text-xs font-normal text-muted">
        <NameText text={email} />
      </span>
    </>
  ),
};

const app: ListColumn<PersonRequest> = {
  id: 'app',
  narrow: 'beside',
  sortable: true,
  text: heads.app,
  className: 'w-[150px]',
  cell: (request) => zones[request.app].title,
};

const long = (text: string, none = '') =>
  text ? <span className="wrap-anywhere">{text}</span> : <span className="text-muted">{none}</span>;

const reason: ListColumn<PersonRequest> = {
  id: 'reason',
  text: heads.reason,
  narrow: 'below',
  cell: (request) => long(request.reason, copy.noReason),
};

export const openColumns = (
  { date }: Formats,
  decide: (request: PersonRequest, decision: Decision) => void,
): ListColumn<PersonRequest>[] => [
  who,
  app,
  reason,
  {
    id: 'requestedAt',
    from: 900,
    sortable: true,
    text: heads.asked,
    narrow: 'corner',
    className: 'w-[140px]',
    cell: ({ requestedAt }) => <time dateTime={requestedAt}>{date(requestedAt)}</time>,
  },
  {
    id: 'actions',
    text: heads.actions,
    narrow: 'line',
    className: 'w-[184px]',
    cell: (request) => {
      const { title } = zones[request.app];
      return (
        <span className="flex gap-2">
          <Button
            size="sm"
            aria-label={copy.decideLabels.granted(request.name, title)}
            onClick={() => decide(request, 'granted')}
          >
            {copy.grant}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={copy.decideLabels.refused(request.name, title)}
            onClick={() => decide(request, 'refused')}
          >
            {copy.refuse}
          </Button>
        </span>
      );
    },
  },
];

export const decidedColumns = ({ date }: Formats): ListColumn<PersonRequest>[] => [
  who,
  app,
  reason,
  {
    id: 'state',
    sortable: true,
    text: heads.state,
    narrow: 'corner',
    className: 'w-[116px]',
    cell: ({ state }) => <Badge text={copy.outcomes[state]} tone={state === 'granted' ? 'good' : 'neutral'} size="sm" />,
  },
  { id: 'answer', text: heads.answer, narrow: 'line', cell: ({ answer }) => long(answer) },
  {
    id: 'decidedAt',
    sortable: true,
    text: heads.decided,
    narrow: 'line',
    className: 'w-[160px]',
    cell: ({ decidedAt, decidedBy }) => (
      <>
        {decidedAt && <time dateTime={decidedAt}>{date(decidedAt)}</time>}
        <span className="text-xs text-muted">
          <NameText text={decidedBy ?? ''} />
        </span>
      </>
    ),
  },
];

export const requestCsv: ListCsv<PersonRequest> = {
  heads: [
    heads.name,
    heads.email,
    heads.app,
    heads.reason,
    heads.asked,
    heads.state,
    heads.answer,
    heads.decidedBy,
    heads.decided,
  ],
  row: (request) => [
    request.name,
    request.email,
    zones[request.app].title,
    request.reason,
    request.requestedAt,
    copy.outcomes[request.state],
    request.answer,
    request.decidedBy ?? '',
    request.decidedAt ?? '',
  ],
};
