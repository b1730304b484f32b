'use client';

import { getRequests } from '@services/identity/contract/requests';
import { useQuery } from '@suite/api/use-query';
import { SectionFrame } from '@suite/list/section-frame';
import { Routes } from '@suite/shell/routes';
import { useFormats } from '@suite/shell/use-formats';
import { hashOf } from '@suite/zones/zone-url';
import { lazy, type ReactNode } from 'react';
import { PersonSkeleton } from '../person/person-skeleton';
import { SecuritySkeleton } from '../security/security-skeleton';
import { ListSkeleton, ZoneSkeleton } from './skeletons';

/** Each page is loaded when it is opened, so that entering this zone loads only the frame. */
const People = lazy(async () => ({ default: (await import('../people/people')).People }));
const PersonPage = lazy(async () => ({ default: (await import('../person/person-page')).PersonPage }));
const Groups = lazy(async () => ({ default: (await import('../groups/groups')).Groups }));
const Invitations = lazy(async () => ({ default: (await import('../invitations/invitations')).Invitations }));
const Invite = lazy(async () => ({ default: (await import('../invite/invite')).Invite }));
const Requests = lazy(async () => ({ default: (await import('../requests/requests')).Requests }));
const Security = lazy(async () => ({ default: (await import('../security/security')).Security }));
const Audit = lazy(async () => ({ default: (await import('../audit/audit')).Audit }));

const sections = {
  '/people': 'People',
  '/groups': 'Groups',
  '/invitations': 'Invitations',
  '/requests': 'Requests',
  '/security': 'Sign-in security',
  '/audit': 'Audit log',
} as const;

const views = {
  '/people': (
    <Frame section="/people">
      <People />
    </Frame>
  ),
  '/person': (
    <Frame section="/people" loading={<PersonSkeleton />}>
      <PersonPage />
    </Frame>
  ),
  '/groups': (
    <Frame section="/groups">
      <Groups />
    </Frame>
  ),
  '/invitations': (
    <Frame section="/invitations">
      <Invitations />
    </Frame>
  ),
  '/invite': (
    <Frame section="/invitations">
      <Invite />
    </Frame>
  ),
  '/requests': (
    <Frame section="/requests">
      <Requests />
    </Frame>
  ),
  '/security': (
    <Frame section="/security" loading={<SecuritySkeleton />}>
      <Security />
    </Frame>
  ),
  '/audit': (
    <Frame section="/audit">
      <Audit />
    </Frame>
  ),
};

interface FrameProps {
  section: keyof typeof sections;
  loading?: ReactNode;
  children: ReactNode;
}

function Frame({ section, loading = <ListSkeleton />, children }: FrameProps) {
  return (
    <SectionFrame
      label="App manager"
      sections={sections}
      current={section}
      hrefOf={(route) => hashOf('app-manager', route)}
      after={(route) => route === '/requests' && <OpenRequests />}
      loading={loading}
    >
      {children}
    </SectionFrame>
  );
}

const countOnly = { state: 'open', limit: '1' } as const;

/** Number of open requests; nothing until it is known, or when there are none. */
function OpenRequests() {
  const { number } = useFormats();
  const total = useQuery(getRequests, { query: countOnly }, { handleLocally: [] }).data?.total;
  if (!total) return null;
  return (
    <span className="rounded-full bg-accent-soft px-2 text-xs font-semibold text-accent">
      {number(total)}
      <span className="ui-visually-hidden"> open</span>
    </span>
  );
}

export const AppManager = () => <Routes zone="app-manager" views={views} loading={<ZoneSkeleton />} />;
