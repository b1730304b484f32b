import { useSuite } from '@suite/shell/start/suite-context';
import { ButtonLink } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy, copyOf, type DeadLink } from './copy';

interface Props {
  link: DeadLink;
}

/** Says why there is nothing to accept and where to go next. */
export function DeadLinkPage({ link }: Props) {
  const { deployment } = useSuite();
  const { title, text } = copyOf(link);
  return (
    <NarrowPage brand={copy.brand} title={title} text={text}>
      <ButtonLink variant={link === 'invitation_used' ? 'solid' : 'quiet'} href={zoneUrl(deployment, 'login')}>
        {copy.signIn}
      </ButtonLink>
    </NarrowPage>
  );
}
