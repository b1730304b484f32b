import { NarrowPage } from '@suite/ui/narrow-page';
import { Spinner } from '@suite/ui/spinner';
import { copy } from './copy';

export const SigningIn = () => (
  <NarrowPage brand={copy.brand} title={copy.title}>
    <Spinner label={copy.title} />
  </NarrowPage>
);
