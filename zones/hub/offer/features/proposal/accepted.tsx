import type { Content } from '@services/proposals/contract/content';
import type { Acceptance } from '@services/proposals/contract/proposals';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { type Column, Table } from '@suite/ui/table';
import { copy } from './copy';
import { DraftSection } from './draft-section';

const { accepted: words } = copy;

type Charge = Acceptance['charges'][number];

interface Props {
  acceptance: Acceptance;
  content: Content;
}

/** What the client accepted, who signed it, and the charges of the first 12 months. */
export function Accepted({ acceptance, content: { options, currency } }: Props) {
  const { money, day } = useMetricFormats();
  const { moment } = useFormats();
  const { version, acceptedOn, signatures, charges, firstYear, documentHash } = acceptance;
  const names = new Map(options.flatMap(({ lines }) => lines.map(({ id, name }) => [id, name] as const)));
  const columns: Column<Charge>[] = [
    { id: 'line', text: words.columns.line, cell: ({ lineId }) => <bdi>{names.get(lineId)}</bdi> },
    {
      id: 'on',
      text: words.columns.on,
      narrow: 'below',
      cell: ({ on }) => <span className="whitespace-nowrap">{on === null ? words.onCompletion : day(on)}</span>,
    },
    {
      id: 'period',
      text: words.columns.period,
      narrow: 'corner',
      narrowText: '',
      cell: ({ kind, from, to }) =>
        from && to ? <span className="whitespace-nowrap">{`${day(from)} – ${day(to)}`}</span> : words.kinds[kind],
    },
    ...(charges.some(({ tax }) => tax !== 0)
      ? [
          {
            id: 'tax',
            text: words.columns.tax,
            numeric: true,
            cell: ({ tax }) => (tax === 0 ? '' : money(tax, currency)),
          } satisfies Column<Charge>,
        ]
      : []),
    {
      id: 'gross',
      text: words.columns.gross,
      numeric: true,
      narrow: 'beside',
      cell: ({ gross }) => money(gross, currency),
    },
  ];
  return (
    <DraftSection title={words.heading} text={words.text(day(acceptedOn), version)}>
      {documentHash === null && <p className="text-muted">{words.making}</p>}
      <div>
        <h3>{words.signatures}</h3>
        <ul>
          {signatures.map(({ name, email, kind, at }) => (
            <li key={email} className="break-words">
              <bdi>{name}</bdi> · {email} · {words[kind]} · <span className="text-muted">{moment(at)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="mb-2 flex justify-between">
          <span>{words.charges}</span>
          <span className="tabular-nums">{money(firstYear.gross, currency)}</span>
        </h3>
        <Table
          label={words.chargesLabel}
          columns={columns}
          rows={charges}
          rowId={(_, place) => place}
          isDense
          empty={<EmptyState title={words.noCharges} text={words.noChargesText} />}
        />
      </div>
    </DraftSection>
  );
}
