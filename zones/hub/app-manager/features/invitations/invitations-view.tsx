'use client';

import { Invite } from '../invite/invite';
import { useView } from '../list/use-view';
import { Invitations } from './invitations';

const defaults = { invite: '', page: '1' };

/** Open invitations, or the page that invites people, as the address says. */
export function InvitationsView() {
  const [view] = useView('/invitations', defaults);
  return view.invite ? <Invite /> : <Invitations />;
}
