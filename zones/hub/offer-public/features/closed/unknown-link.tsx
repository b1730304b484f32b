import { Link } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { hashOf } from '@suite/zones/zone-url';
import { SUITE_NAME } from '@suite/zones/zones';
import { copy, links } from './copy';

/** Shown for a URL without a token or with an unknown one. */
export const UnknownLink = ({ link }: { link: keyof typeof links }) => (
  <NarrowPage brand={SUITE_NAME} {...links[link]}>
    <Link href={hashOf('offer-public', '/verify')} className="self-start">
      {copy.verify}
    </Link>
  </NarrowPage>
);
