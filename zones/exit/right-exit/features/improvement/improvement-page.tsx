import { getImprovementSuggestions, getImprovementTasks, type Suggestion, type Task } from '@services/improvement/contract/tasks';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { TaskDialog } from './task-dialog';
import { TaskList } from './task-list';

/** The improvement plan, with suggestions to add to it. */
export function ImprovementPage() {
  const isAdministrator = useIsAdministrator();
  const { data, error, mutate } = useQuery(getImprovementTasks, {});
  const suggestions = useQuery(getImprovementSuggestions, isAdministrator ? {} : undefined, { isOptional: true }).data
    ?.suggestions;
  const [editing, setEditing] = useState<{ task?: Task; suggestion?: Suggestion }>();
  if (!data || (isAdministrator && !suggestions))
    return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  const { tasks, people, mayAdd } = data;
  const open = tasks.filter(({ state }) => state === 'open');
  const done = tasks.filter(({ state }) => state === 'done');
  return (
    <>
      <ViewHead
        title={copy.title}
        text={isAdministrator ? copy.text : copy.ownText}
        actions={mayAdd && <Button onClick={() => setEditing({})}>{copy.add}</Button>}
      />
      <TaskList
        label={copy.open}
        tasks={open}
        onEdit={(task) => setEditing({ task })}
        empty={<EmptyState title={copy.emptyTitle} text={isAdministrator ? copy.emptyText : copy.ownEmptyText} />}
      />
      {suggestions && (
        <Suggestions
          suggestions={suggestions}
          tasks={tasks}
          onTake={mayAdd ? (suggestion) => setEditing({ suggestion }) : undefined}
        />
      )}
      <h2 className="mt-8 mb-3">{copy.done}</h2>
      <TaskList
        label={copy.done}
        tasks={done}
        onEdit={(task) => setEditing({ task })}
        empty={<p className="text-muted">{copy.noneDone}</p>}
      />
      {editing && <TaskDialog {...editing} people={people} mayRemove={mayAdd} onClose={() => setEditing(undefined)} />}
    </>
  );
}

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  tasks: readonly Task[];
  onTake: ((suggestion: Suggestion) => void) | undefined;
}

/** Weak drivers. One that became a task stays in its place until the page is left, so that the others do not move. */
function Suggestions({ suggestions, tasks, onTake }: SuggestionsProps) {
  const [first] = useState(suggestions);
  const isIn = (list: readonly Suggestion[], { driver }: Suggestion) => list.some((other) => other.driver === driver);
  const isTaken = ({ driver }: Suggestion) => tasks.some((task) => task.measure?.driver === driver);
  const shown = [
    ...first.filter((one) => isIn(suggestions, one) || isTaken(one)),
    ...suggestions.filter((one) => !isIn(first, one)),
  ];
  return (
    <section className="mt-8">
      <h2>{copy.suggestions}</h2>
      <p className="mt-1 mb-3 text-muted">{shown.length ? copy.suggestionsText : copy.noSuggestions}</p>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {shown.map((suggestion) => (
            <SuggestionRow
              key={suggestion.driver}
              suggestion={suggestion}
              isTaken={!isIn(suggestions, suggestion)}
              onTake={onTake && (() => onTake(suggestion))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  suggestion: Suggestion;
  isTaken: boolean;
  onTake: (() => void) | undefined;
}

const SuggestionRow = ({ suggestion: { title, why, source, effect }, isTaken, onTake }: RowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-3 p-4">
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        {title}
        <Badge size="sm" text={copy.sources[source]} />
      </h3>
      <p className="text-muted">{why}</p>
      {effect && <p>{effect.text}</p>}
    </div>
    {isTaken && <Badge size="sm" tone="good" text={copy.taken} />}
    {onTake && !isTaken && (
      <Button variant="quiet" size="sm" aria-label={copy.takeOf(title)} onClick={onTake}>
        {copy.take}
      </Button>
    )}
  </li>
);
