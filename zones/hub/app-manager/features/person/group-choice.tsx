import type { getGroups } from '@services/identity/contract/groups';
import type { Person } from '@services/identity/contract/people';
import type { QueryOf } from '@suite/api/use-query';
import { Combobox } from '@suite/ui/combobox';
import { ErrorNote } from '@suite/ui/error-note';
import { Icon } from '@suite/ui/icon';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  groups: QueryOf<typeof getGroups>;
  /** Ids of the groups that the person should be in. */
  chosen: readonly string[];
  /** The groups that the person is in, known before all groups are loaded. */
  own: Person['groups'];
  onChange: (id: string, isIn: boolean) => void;
}

/** The groups of a person: each can be removed, others are found by name. */
export function GroupChoice({ groups, chosen, own, onChange }: Props) {
  const all = groups.data ?? own;
  const inside = all.filter(({ id }) => chosen.includes(id));
  const outside = all.filter(({ id }) => !chosen.includes(id)).map(({ id, name }) => ({ value: id, label: name }));
  if (groups.error && !groups.data) return <ErrorNote title={copy.groups.failed} onRetry={() => groups.mutate()} />;
  if (groups.data?.length === 0) {
    return (
      <div className="ui-field min-h-[92px]">
        <p className="font-medium">{copy.groups.heading}</p>
        <p className="text-muted">
          {copy.groups.noneMade} <Link href={hashOf('app-manager', '/groups')}>{copy.groups.make}</Link>
        </p>
      </div>
    );
  }
  return (
    <div>
      <Combobox
        key={chosen.join()}
        label={copy.groups.add}
        placeholder={copy.groups.placeholder}
        options={outside}
        value={null}
        onChange={(id) => id && onChange(id, true)}
      />
      <ul aria-label={copy.groups.heading} className="mt-2 flex flex-wrap gap-2">
        {inside.map(({ id, name }) => (
          <li key={id} className="flex max-w-full items-center gap-1 rounded-full bg-sunken ps-3 pe-1 text-xs font-semibold">
            <bdi className="truncate" title={name}>
              {name}
            </bdi>
            <button
              type="button"
              aria-label={copy.groups.remove(name)}
              className="grid size-7 flex-none cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
              onClick={() => onChange(id, false)}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
      {inside.length === 0 && <p className="text-muted">{copy.groups.none}</p>}
    </div>
  );
}
