import './zone.css';
import { Routes } from '@suite/shell/routes';
import { Profile } from '../features/profile/profile';
import { ProfileSkeleton } from '../features/profile/profile-skeleton';
import { SettingsPage } from '../features/settings/settings-page';

export default function Page() {
  return <Routes zone="profile" views={{ '/': <Profile />, '/settings': <SettingsPage /> }} loading={<ProfileSkeleton />} />;
}
