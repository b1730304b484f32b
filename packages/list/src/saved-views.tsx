'use client';

import { useSession } from '@suite/session/session-provider';
import { partsOfHash, useHashQuery } from '@suite/shell/pages/use-hash-param';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { Menu } from '@suite/ui/menu';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';
import { readViews, type SavedView, writeViews } from './stored-views';

interface Props {
  list: string;
}

/** Menu of the search, filter and sort settings that a person has saved by name, in this browser for each company. */
export function SavedViews({ list }: Props) {
  const { companyId } = useSession().token;
  const query = useHashQuery();
  const key = `views:${list}:${companyId}`;
  const [views, setViews] = useState(() => readViews(key));
  const [name, setName] = useState('');

  function keep(next: SavedView[]) {
    setViews(next);
    writeViews(key, next);
  }

  function open(query: string) {
    location.hash = `${partsOfHash(location.hash.slice(1))[0]}?${query}`;
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return;
    keep([...views.filter((view) => view.name !== given), { name: given, query }]);
    setName('');
  }

  return (
    <Menu
      align="end"
      trigger={
        <>
          {copy.views} <Icon name="chevron-down" size={12} />
        </>
      }
      triggerClassName="ui-button ui-button-quiet"
    >
      {(close) => (
        <div className="w-72">
          {views.length === 0 && <p className="px-2.5 py-2 text-muted">{copy.noViews}</p>}
          <ul>
            {views.map((view) => (
              <li key={view.name} className="flex items-center">
                <button
                  type="button"
                  className="ui-menu-item min-w-0 flex-1"
                  aria-current={view.query === query ? 'true' : undefined}
                  onClick={() => [open(view.query), close()]}
                >
                  <bdi className="truncate">{view.name}</bdi>
                </button>
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={copy.removeView(view.name)}
                  onClick={() => keep(views.filter((other) => other !== view))}
                >
                  <Icon name="close" size={12} />
                </Button>
              </li>
            ))}
          </ul>
          <hr className="ui-menu-line" />
          <form className="flex items-end gap-2 p-2" onSubmit={save}>
            <Input
              label={copy.viewName}
              value={name}
              maxLength={60}
              autoComplete="off"
              className="flex-1"
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="quiet">
              {copy.saveView}
            </Button>
          </form>
        </div>
      )}
    </Menu>
  );
}
