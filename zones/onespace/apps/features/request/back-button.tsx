import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

export const BackButton = () => (
  <ButtonLink look="quiet" href={hashOf('apps', '/')}>
    {copy.back}
  </ButtonLink>
);
