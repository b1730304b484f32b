import { getGroups } from '@services/identity/contract/groups';
import { useQuery } from '@suite/api/use-query';
import { FoldedFilters } from '@suite/list/folded-filters';
import { Combobox } from '@suite/ui/combobox';
import { Select } from '@suite/ui/select';
import { memo } from 'react';
import { copy } from './copy';

interface Props {
  role: string;
  status: string;
  group: string;
  mfa: string;
  onChange: (part: { role: string } | { status: string } | { group: string } | { mfa: string }) => void;
}

/** Value for "any", because a select has no empty value. */
const ANY = 'any';

const { filters } = copy;
const optionsOf = (any: string, texts: Record<string, string>) => [
  { value: ANY, label: any },
  ...Object.entries(texts).map(([value, label]) => ({ value, label })),
];
const roles = optionsOf(filters.anyRole, copy.roles);
const statuses = optionsOf(filters.anyStatus, copy.statuses);
const onOff = optionsOf(filters.anyMfa, filters.mfas);

const chosen = (options: { value: string }[], value: string) => (options.some((option) => option.value === value) ? value : ANY);

/** Renders again only when a filter changes. */
export const PeopleFilters = memo(({ role, status, group, mfa, onChange }: Props) => {
  const groups = useQuery(getGroups, {}, { handleGlobally: true });
  const plain = (value: string) => (value === ANY ? '' : value);
  return (
    <FoldedFilters count={[role, status, group].filter(Boolean).length}>
      <div className="ui-field-quiet w-36 max-sm:min-w-32 max-sm:flex-1">
        <Select
          label={filters.role}
          options={roles}
          value={chosen(roles, role)}
          onChange={(value) => onChange({ role: plain(value) })}
        />
      </div>
      <div className="ui-field-quiet w-36 max-sm:min-w-32 max-sm:flex-1">
        <Select
          label={filters.status}
          options={statuses}
          value={chosen(statuses, status)}
          onChange={(value) => onChange({ status: plain(value) })}
        />
      </div>
      <div className="ui-field-quiet w-28 max-sm:min-w-32 max-sm:flex-1">
        <Select
          label={filters.mfa}
          options={onOff}
          value={chosen(onOff, mfa)}
          onChange={(value) => onChange({ mfa: plain(value) })}
        />
      </div>
      <div className="ui-field-quiet w-36 max-sm:min-w-32 max-sm:flex-1">
        <Combobox
          label={filters.group}
          placeholder={groups.error && !groups.data ? filters.groupsFailed : filters.anyGroup}
          options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={group || null}
          onChange={(value) => onChange({ group: value ?? '' })}
        />
      </div>
    </FoldedFilters>
  );
});
PeopleFilters.displayName = 'PeopleFilters';
