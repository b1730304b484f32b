import './zone.css';
import { Routes } from '@suite/shell/routes';
import { Account } from '../features/account/account';
import { AccountSkeleton } from '../features/account/account-skeleton';

export default function Page() {
  return <Routes zone="identity-profile" views={{ '/': <Account /> }} loading={<AccountSkeleton />} />;
}
