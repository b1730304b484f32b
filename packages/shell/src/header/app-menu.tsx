import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { lazy, Suspense } from 'react';
import { Loading } from '../pages/loading';

const load = () => import('../launcher/app-switcher');
const AppSwitcher = lazy(async () => ({ default: (await load()).AppSwitcher }));

/** Menu of all apps; its content is fetched when somebody approaches it. */
export const AppMenu = () => (
  <Menu
    label="Apps"
    tip="Apps"
    trigger={<Icon name="grid" />}
    triggerClassName="suite-header-button"
    className="suite-apps"
    onApproach={load}
  >
    {() => (
      <Suspense fallback={<Loading />}>
        <AppSwitcher />
      </Suspense>
    )}
  </Menu>
);
