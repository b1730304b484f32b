import { getBankStatements, type Statement } from '@services/payments/contract/statements';
import { useQuery } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { Upload } from './upload';

const { columns: heads } = copy;

/** Bank statements of the firm, and the upload of another one. */
export function Statements() {
  const formats = useFormats();
  const { data, error, mutate } = useQuery(getBankStatements, {});
  const columns = useMemo(() => columnsOf(formats), [formats]);
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} />;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <ReadOnly text={copy.readOnly} />
      <MayChange>
        <Upload />
      </MayChange>
      <List
        label={copy.label}
        columns={columns}
        rows={data?.statements}
        rowId={({ id }) => id}
        className="ui-table-fit"
        empty={<EmptyState title={copy.empty.title} text={copy.empty.text} />}
      />
    </>
  );
}

/** The days of a statement's lines; empty when none has one. */
export const periodOf = ({ from, to }: Statement, { day }: Pick<ReturnType<typeof useFormats>, 'day'>): string =>
  from && to ? copy.period(day(from), day(to)) : '';

function columnsOf({ day, date, number }: ReturnType<typeof useFormats>): ListColumn<Statement>[] {
  return [
    {
      id: 'name',
      text: heads.name,
      value: ({ name }) => name,
      cell: ({ id, name, account }) => (
        <>
          <Link href={hashOf('offer', '/statement', { id })} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </Link>
          <span className="block text-xs text-muted wrap-anywhere">{account}</span>
        </>
      ),
    },
    {
      id: 'period',
      text: heads.period,
      from: 800,
      value: ({ from }) => from ?? '',
      cell: (statement) => periodOf(statement, { day }),
    },
    {
      id: 'undecided',
      text: heads.undecided,
      className: 'w-[132px]',
      narrow: 'below',
      value: ({ undecided }) => undecided,
      cell: ({ undecided }) =>
        undecided > 0 ? (
          <Badge text={copy.undecided(undecided)} tone="info" size="sm" />
        ) : (
          <Badge text={copy.decided} tone="good" size="sm" />
        ),
    },
    {
      id: 'matched',
      text: heads.matched,
      numeric: true,
      className: 'w-[96px]',
      from: 900,
      value: ({ matched }) => matched,
      cell: ({ matched }) => number(matched),
    },
    {
      id: 'lines',
      text: heads.lines,
      numeric: true,
      className: 'w-[80px]',
      from: 900,
      value: ({ lines }) => lines,
      cell: ({ lines }) => number(lines),
    },
    {
      id: 'at',
      text: heads.at,
      narrow: 'line',
      value: ({ at }) => at,
      cell: ({ at, by }) => copy.by(date(at), by),
    },
  ];
}
