import { useIsAdministrator } from '@suite/session/is-administrator';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';

/** Shows its children to administrators of the firm; the API refuses the others whatever a page shows. */
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
