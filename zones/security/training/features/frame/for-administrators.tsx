import { useIsAdministrator } from '@suite/session/is-administrator';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';

/** Shows its children only to the firm's administrators. The API enforces this for every page. */
export function ForAdministrators({ children }: { children: ReactNode }) {
  if (useIsAdministrator()) return children;
  return (
    <EmptyState
      title="This page is for administrators"
      text="An administrator of your firm assigns courses and sees who has taken them."
      action={<ButtonLink href={hashOf('training', '/')}>My courses</ButtonLink>}
    />
  );
}
