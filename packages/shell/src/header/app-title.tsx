import { type ZoneName, zones } from '@suite/zones/zones';

interface Props {
  zone: ZoneName;
  href?: string;
}

/** Where the person is. */
export const AppTitle = ({ zone, href }: Props) => (
  <a href={href} className="suite-app-title">
    {zones[zone].title}
  </a>
);
