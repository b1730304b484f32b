import { ButtonLink } from '@suite/ui/link';
import { zones } from '@suite/zones/zones';
import { PageNote } from './page-note';

/** What a reader without scripts gets in place of a zone. The paths are those that every host leads on from. */
export const NeedsScript = () => (
  <PageNote
    title="This app needs JavaScript"
    text="Switch it on in your browser and load the page again."
    action={
      <div className="suite-note-ways">
        <ButtonLink href={`${zones.login.basePath}/`}>{zones.login.title}</ButtonLink>
        <ButtonLink look="quiet" href={`${zones.home.basePath}/`}>
          Go to {zones.home.title}
        </ButtonLink>
      </div>
    }
  />
);
