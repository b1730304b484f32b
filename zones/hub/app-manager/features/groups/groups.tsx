'use client';

import { useView } from '@suite/list/use-view';
import { EditGroup } from './edit-group';
import { GroupList } from './group-list';
import { groupDefaults } from './group-view';

/** The groups of the company, or one of them for editing, depending on the address. */
export function Groups() {
  const [view, change] = useView('app-manager', '/groups', groupDefaults);
  return view.group ? <EditGroup key={view.group} id={view.group} /> : <GroupList view={view} change={change} />;
}
