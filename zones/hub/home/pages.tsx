import { Redirect, Routes } from '@suite/shell/pages/routes';
import { Dashboard } from './features/dashboard/dashboard';
import { DashboardSkeleton } from './features/dashboard/dashboard-skeleton';

/** §2, "Home app routes": any path but the dashboard's leads to the dashboard. */
export const Pages = () => (
  <Routes
    zone="home"
    views={{ '/dashboard': <Dashboard /> }}
    otherwise={<Redirect zone="home" route="/dashboard" />}
    loading={<DashboardSkeleton />}
  />
);
