import './zone.css';
import { Routes } from '@suite/shell/routes';
import { MyApps } from '../features/launcher/my-apps';
import { MyAppsSkeleton } from '../features/launcher/my-apps-skeleton';
import { RequestScreen } from '../features/request/request-screen';

export default function Page() {
  return <Routes zone="apps" views={{ '/': <MyApps />, '/request': <RequestScreen /> }} loading={<MyAppsSkeleton />} />;
}
