import { useSession } from '@suite/session/session-provider';
import { type App, appsOf } from '@suite/shell/launcher/apps';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { categories, zoneRow } from '@suite/zones/zones';
import { copy } from './copy';

/** Apps that the token's rights open, except those that are open to everyone. */
export function OpenApps() {
  const { deployment } = useSuite();
  const { token } = useSession();
  const apps = appsOf(deployment, token).filter(({ isOpen, name }) => isOpen && zoneRow(name).opens !== 'everyone');
  const { heading, text, none, request } = copy.apps;
  return (
    <section aria-labelledby="apps">
      <h2 id="apps">{heading}</h2>
      <p className="mb-3 text-muted">{apps.length > 0 ? text : none}</p>
      {apps.length > 0 && (
        <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
          {categories.map((category) => {
            const own = apps.filter((app) => app.category === category);
            return own.length > 0 && <Category key={category} name={category} apps={own} />;
          })}
        </dl>
      )}
      <p className="mt-4">
        <Link href={zoneUrl(deployment, 'apps')}>{request}</Link>
      </p>
    </section>
  );
}

interface CategoryProps {
  name: string;
  apps: readonly App[];
}

const Category = ({ name, apps }: CategoryProps) => (
  <div className="flex gap-4 px-4 py-3">
    <dt className="w-20 shrink-0 text-muted">{name}</dt>
    <dd className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
      {apps.map((app) => (
        <Link key={app.name} href={app.href}>
          {app.title}
        </Link>
      ))}
    </dd>
  </div>
);
