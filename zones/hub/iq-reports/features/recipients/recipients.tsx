import { getReportPeople } from '@services/insights/contract/reports';
import { useQuery } from '@suite/api/use-query';
import { Checkbox } from '@suite/ui/checkbox';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import type { RecipientsDraft } from './read-recipients';

interface Props {
  value: RecipientsDraft;
  onChange: (value: RecipientsDraft) => void;
  /** What is wrong, after an attempt to continue. */
  error: string | undefined;
}

/** Chooses the recipients of a report: people of the company, and other addresses. */
export function Recipients({ value, onChange, error }: Props) {
  const people = useQuery(getReportPeople, {});
  const toggle = (userId: string) =>
    onChange({
      ...value,
      people: value.people.includes(userId) ? value.people.filter((each) => each !== userId) : [...value.people, userId],
    });

  function choice() {
    if (people.data)
      return people.data.people.map(({ userId, name, email }) => (
        <Checkbox
          key={userId}
          label={
            <span className="min-w-0">
              <span className="block truncate text-ink">{name}</span>
              <span className="block truncate text-xs text-muted">{email}</span>
            </span>
          }
          className="gap-2.5 px-3 py-2 hover:bg-sunken"
          checked={value.people.includes(userId)}
          onChange={() => toggle(userId)}
        />
      ));
    if (people.error) return <ErrorNote title={copy.noPeople} onRetry={() => people.mutate()} />;
    return <Skeleton className="h-24" />;
  }

  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold text-ink">{copy.people}</legend>
        <div className="max-h-56 divide-y divide-line overflow-y-auto rounded-md border border-line">{choice()}</div>
      </fieldset>
      <TextArea
        label={copy.addresses}
        hint={copy.addressesHint}
        rows={2}
        value={value.text}
        maxLength={6000}
        error={error}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
    </>
  );
}
