import type { FactKind } from '@services/directory/contract/terms';
import { isPage } from '@services/directory/contract/terms';
import { webAddress } from '@services/directory/contract/web-address';
import type { Fact } from '@services/directory-api/contract/answers';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { kindWords, valueWords, wordOf } from '../words/words';
import { copy } from './copy';

const groups: Readonly<Record<keyof typeof copy.groups, readonly FactKind[]>> = {
  about: ['summary', 'website', 'price-model', 'ledger', 'firm-size'],
  security: ['certification', 'dpa', 'subprocessors', 'status-page', 'security-page', 'trust-page', 'baa'],
  legal: ['legal-name', 'address', 'domain', 'privacy-policy', 'terms', 'sla', 'license-agreement', 'introduction-mail'],
};

const groupNames = Object.keys(groups) as (keyof typeof groups)[];

const placeOf = (kinds: readonly FactKind[], { kind }: Fact): number => kinds.indexOf(kind as FactKind);

/** The value of a fact; an invalid URL is shown as text, never as a link. */
export function FactValue({ kind, value }: Pick<Fact, 'kind' | 'value'>) {
  const address = isPage(kind as FactKind) ? webAddress(value) : undefined;
  if (!address) return <span className="break-words">{valueWords(kind, value)}</span>;
  const { hostname, pathname } = new URL(address);
  return (
    <Link newTab href={address} className="break-all">
      {hostname.replace(/^www\./, '') + (pathname === '/' ? '' : pathname)}
    </Link>
  );
}

/** All facts in groups, each with its source and the source's date. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { day } = useFormats();
  const { columns: heads } = copy;
  if (facts.length === 0) return <p className="mb-6 text-muted">{copy.noFacts}</p>;
  const columns: Column<Fact>[] = [
    { id: 'fact', text: heads.fact, className: 'w-[24%]', cell: ({ kind }) => wordOf(kindWords, kind) },
    { id: 'value', text: heads.value, narrow: 'line', cell: (fact) => <FactValue {...fact} /> },
    { id: 'source', text: heads.source, className: 'w-[22%]', narrow: 'below', cell: ({ source }) => <SourceName {...source} /> },
    { id: 'asOf', text: heads.asOf, className: 'w-[124px]', narrow: 'corner', cell: ({ asOf }) => day(asOf) },
  ];
  return groupNames.map((group) => {
    const kinds = groups[group];
    const rows = facts.filter((fact) => placeOf(kinds, fact) >= 0).sort((a, b) => placeOf(kinds, a) - placeOf(kinds, b));
    if (rows.length === 0) return null;
    return (
      <section key={group} className="mb-6">
        <h2 className="mb-2">{copy.groups[group]}</h2>
        <Table
          label={copy.factsLabel(copy.groups[group])}
          columns={columns}
          rows={rows}
          rowId={({ kind, value }) => `${kind} ${value}`}
          empty={null}
          className="ui-table-fit"
        />
      </section>
    );
  });
}

const SourceName = ({ name, url, license }: Fact['source']) => (
  <>
    {url ? (
      <Link newTab href={url}>
        {name}
      </Link>
    ) : (
      name
    )}
    {license && <span className="block text-xs text-muted">{license}</span>}
  </>
);
