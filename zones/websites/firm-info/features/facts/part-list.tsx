import { Button } from '@suite/ui/button';
import { MoreMenu } from '@suite/ui/more-menu';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface Props<Part> {
  parts: readonly Part[];
  keyOf: (part: Part, index: number) => string;
  titleOf: (part: Part) => string;
  add: string;
  onAdd: () => void;
  onChange: (parts: Part[]) => void;
  children: (part: Part, index: number, set: (change: Partial<Part>) => void) => ReactNode;
}

const actions = { up: copy.up, down: copy.down, remove: copy.remove } as const;

/** A list of parts that can be added, edited, moved and removed. */
export function PartList<Part extends object>({ parts, keyOf, titleOf, add, onAdd, onChange, children }: Props<Part>) {
  function act(index: number, what: keyof typeof actions) {
    const next = [...parts];
    const [part] = next.splice(index, 1);
    if (part && what !== 'remove') next.splice(what === 'up' ? index - 1 : index + 1, 0, part);
    onChange(next);
  }

  return (
    <div className="grid gap-4">
      {parts.map((part, index) => {
        const possible = (Object.keys(actions) as (keyof typeof actions)[]).filter(
          (what) => what === 'remove' || (what === 'up' ? index > 0 : index < parts.length - 1),
        );
        return (
          <div key={keyOf(part, index)} className="rounded-lg border border-line bg-surface p-4">
            <div className="mb-3 flex items-center justify-between gap-3">
              <h3 className="min-w-0 break-words">{titleOf(part)}</h3>
              <MoreMenu
                label={`More: ${titleOf(part)}`}
                actions={possible}
                texts={actions}
                onAction={(what) => act(index, what)}
              />
            </div>
            {children(part, index, (change) => onChange(parts.map((each, at) => (at === index ? { ...each, ...change } : each))))}
          </div>
        );
      })}
      <Button variant="quiet" className="justify-self-start" onClick={onAdd}>
        {add}
      </Button>
    </div>
  );
}

export const newId = () => crypto.randomUUID().slice(0, 13);
