import { Routes } from '@suite/shell/pages/routes';
import { Profile } from './features/profile/profile';
import { ProfileSkeleton } from './features/profile/profile-skeleton';
import { SettingsPage } from './features/settings/settings-page';

const views = {
  '/': <Profile />,
  '/settings': <SettingsPage />,
};

export const Pages = () => <Routes zone="profile" views={views} loading={<ProfileSkeleton />} />;
