import { Routes } from '@suite/shell/pages/routes';
import { Account } from './features/account/account';
import { AccountSkeleton } from './features/account/account-skeleton';

export const Pages = () => <Routes zone="identity-profile" views={{ '/': <Account /> }} loading={<AccountSkeleton />} />;
