import type { CompanyWithSegments } from '@services/identity/contract/identity';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { CompanyRow } from './company-row';
import { copy } from './copy';

interface Props {
  list: readonly CompanyWithSegments[];
}

/** From this number of companies on, the list has a search field. */
const MANY = 8;

export function CompanyList({ list }: Props) {
  const [query, setQuery] = useState('');
  const search = query.trim().toLocaleLowerCase();
  const found = list.filter(({ name }) => name.toLocaleLowerCase().includes(search));
  return (
    <>
      {list.length >= MANY && (
        <Input
          label={copy.find}
          type="search"
          value={query}
          className="mb-3"
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {found.length > 0 ? (
        <ul className="max-h-[480px] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface">
          {found.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{copy.nothing}</p>
      )}
    </>
  );
}
