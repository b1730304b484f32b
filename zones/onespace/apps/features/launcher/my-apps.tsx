'use client';

import { getOwnRequests } from '@services/identity/contract/requests';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { AppSections } from '@suite/shell/app-sections';
import { moveThroughLinks } from '@suite/shell/move-through-links';
import { useApps } from '@suite/shell/use-apps';
import { EmptyState } from '@suite/ui/empty-state';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { ClosedApps } from '../request/closed-apps';
import { useGranted } from '../request/use-granted';
import { copy } from './copy';
import { OtherProducts } from './other-products';

/** The launcher: apps that the person may open, then apps that they can request. */
export function MyApps() {
  const { companyId } = useSession().token;
  const [query, setQuery] = useState('');
  const { sections, closed, others, isFinding, isNothingFound, isNothingOpen } = useApps(query);
  const requests = useQuery(getOwnRequests, companyId ? {} : undefined);
  useGranted(requests.data);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the links it holds
    <div onKeyDown={moveThroughLinks}>
      <h1>{copy.title}</h1>
      <Input
        label={copy.find}
        placeholder={copy.find}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className="ui-field-quiet mt-4 max-w-[400px]"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status" className="mt-6 text-muted break-words empty:hidden">
        {isNothingFound && copy.nothingFound(query.trim())}
      </p>
      {!isFinding && isNothingOpen && (
        <div className="mt-6">
          <EmptyState {...copy.nothingOpen} />
        </div>
      )}
      <AppSections sections={sections} />
      <OtherProducts products={others} />
      <ClosedApps apps={closed} requests={requests} />
    </div>
  );
}
