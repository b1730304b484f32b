import { Routes } from '@suite/shell/pages/routes';
import { Today } from './features/today/today';
import { TodaySkeleton } from './features/today/today-skeleton';

export const Pages = () => <Routes zone="core-home" views={{ '/': <Today /> }} loading={<TodaySkeleton />} />;
