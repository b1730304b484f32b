'use client';

import { lazy } from 'react';
import { PersonSkeleton } from '../person/person-skeleton';
import { Frame } from './frame';

/** Each part is loaded when it is opened: a hop to this zone brings the frame alone. */
const People = lazy(async () => ({ default: (await import('../people/people')).People }));
const PersonPage = lazy(async () => ({ default: (await import('../person/person-page')).PersonPage }));
const Groups = lazy(async () => ({ default: (await import('../groups/groups')).Groups }));
const Invitations = lazy(async () => ({ default: (await import('../invitations/invitations')).Invitations }));
const Invite = lazy(async () => ({ default: (await import('../invite/invite')).Invite }));
const Requests = lazy(async () => ({ default: (await import('../requests/requests')).Requests }));
const Audit = lazy(async () => ({ default: (await import('../audit/audit')).Audit }));

/** What each route shows. */
export const views = {
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
  '/audit': (
    <Frame section="/audit">
      <Audit />
    </Frame>
  ),
};
