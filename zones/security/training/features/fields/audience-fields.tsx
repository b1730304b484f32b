import { getGroups } from '@services/identity/contract/groups';
import type { Audience } from '@services/training/contract/assignments';
import { useQuery } from '@suite/api/use-query';
import { ChoiceField } from '@suite/list/choice-field';
import { Checkbox } from '@suite/ui/checkbox';
import { copy } from '../assignments/copy';

interface Props {
  audience: Audience;
  /** The kinds of audience that can be chosen. */
  kinds: readonly Audience['kind'][];
  onChange: (audience: Audience) => void;
  error?: string | undefined;
}

const emptyOf = (kind: Audience['kind'], before: Audience): Audience => {
  if (kind === before.kind) return before;
  if (kind === 'groups') return { kind, groupIds: [] };
  if (kind === 'role') return { kind, role: 'member' };
  if (kind === 'people') return { kind, userIds: [] };
  return { kind };
};

/** Chooses whom something concerns. */
export function AudienceFields({ audience, kinds, onChange, error }: Props) {
  const groups = useQuery(getGroups, {}, { handleGlobally: true }).data;
  const texts = Object.fromEntries(kinds.map((kind) => [kind, copy.audiences[kind]])) as Record<Audience['kind'], string>;
  return (
    <>
      <ChoiceField label={copy.whom} texts={texts} value={audience.kind} onChange={(kind) => onChange(emptyOf(kind, audience))} />
      {audience.kind === 'role' && (
        <ChoiceField
          label={copy.role}
          texts={copy.roles}
          value={audience.role}
          onChange={(role) => onChange({ kind: 'role', role })}
        />
      )}
      {audience.kind === 'groups' && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{copy.groups}</legend>
          {groups?.length === 0 && <p className="text-muted">{copy.noGroups}</p>}
          {groups?.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={audience.groupIds.includes(id)}
              onChange={(isIn) => {
                const others = audience.groupIds.filter((other) => other !== id);
                onChange({ kind: 'groups', groupIds: isIn ? [...others, id] : others });
              }}
            />
          ))}
          {error && (
            <p role="alert" className="ui-field-error">
              {error}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
