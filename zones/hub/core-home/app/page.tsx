import './zone.css';
import { Routes } from '@suite/shell/routes';
import { Today } from '../features/today/today';
import { TodaySkeleton } from '../features/today/today-skeleton';

export default function Page() {
  return <Routes zone="core-home" views={{ '/': <Today /> }} loading={<TodaySkeleton />} />;
}
