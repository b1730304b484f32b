import { Routes } from '@suite/shell/pages/routes';
import { MyApps } from './features/launcher/my-apps';
import { MyAppsSkeleton } from './features/launcher/my-apps-skeleton';
import { RequestScreen } from './features/request/request-screen';

const views = {
  '/': <MyApps />,
  '/request': <RequestScreen />,
};

export const Pages = () => <Routes zone="apps" views={views} loading={<MyAppsSkeleton />} />;
