import type { CompanyWithSegments } from '@services/identity/contract/identity';
import { useSession } from '@suite/session/session-provider';
import { ErrorNote } from '@suite/ui/error-note';
import { Icon } from '@suite/ui/icon';
import { Spinner } from '@suite/ui/spinner';
import { useDeferredValue, useState } from 'react';
import { useCompanyChoice } from '../company/company-choice';
import { find } from '../launcher/find';
import { FindField } from '../launcher/find-field';
import { shortId, usePreference } from '../preferences/preferences';

interface Props {
  onChoose: (companyId: string) => void;
}

/** From this number of companies on, the list has a search field and shows recently used companies first. */
const MANY = 8;

export function CompanyList({ onChoose }: Props) {
  const { companies } = useCompanyChoice();
  const { list = [], hasFailed, retry } = companies;
  if (hasFailed) return <ErrorNote title="Your companies could not be loaded." onRetry={retry} />;
  if (list.length >= MANY) return <ManyCompanies list={list} onChoose={onChoose} />;
  return <Companies list={list} onChoose={onChoose} />;
}

interface ListProps extends Props {
  list: readonly CompanyWithSegments[];
}

function ManyCompanies({ list, onChoose }: ListProps) {
  const { companyId } = useSession().token;
  const [query, setQuery] = useState('');
  const search = useDeferredValue(query);
  const marks = usePreference('recent_companies').split('.');
  const recent = marks.flatMap((mark) => list.find(({ id }) => shortId(id) === mark && id !== companyId) ?? []);
  const found = find(list, search, ({ name }) => name);

  return (
    <>
      <FindField
        label="Find a company"
        query={query}
        onQuery={setQuery}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && search.trim() && found[0]) onChoose(found[0].id);
        }}
      />
      {!search.trim() && recent.length > 0 && (
        <section aria-label="Used last">
          <p className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-[11px] ui:font-[600] ui:text-faint">Used last</p>
          <Companies list={recent} onChoose={onChoose} />
          <hr className="ui-menu-line" />
        </section>
      )}
      <Companies list={found} onChoose={onChoose} />
      {found.length === 0 && (
        <p className="ui:px-2.5 ui:py-2 ui:wrap-anywhere ui:text-muted">No company of yours is called “{search.trim()}”.</p>
      )}
    </>
  );
}

function Companies({ list, onChoose }: ListProps) {
  const { companyId } = useSession().token;
  const { opening } = useCompanyChoice();
  return (
    <ul>
      {list.map(({ id, name }) => (
        <li key={id} className="ui:[contain-intrinsic-height:36px] ui:[content-visibility:auto]">
          <button
            type="button"
            className="ui-menu-item ui:aria-[current]:font-[600]"
            aria-current={id === companyId || undefined}
            // The `disabled` attribute would take the focus away, and the menu returns the focus to its trigger.
            aria-disabled={opening !== undefined || undefined}
            onClick={() => onChoose(id)}
          >
            <span className="ui:grid ui:size-4 ui:flex-none ui:place-items-center ui:text-accent">
              {id === opening && <Spinner size="sm" label="Opening" />}
              {id === companyId && !opening && <Icon name="check" />}
            </span>
            <bdi className="ui:truncate">{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
