'use client';

import { Routes } from '@suite/shell/routes';
import { FinishSignIn } from './finish-sign-in-screen';
import { SigningIn } from './signing-in';

const finish = <FinishSignIn />;

/** Whatever hash a sign-in comes back with, it is finished: a page that is missing would be no end to it. */
export const AuthRedirect = () => (
  <Routes zone="auth-redirect" loading={<SigningIn />} views={{ '/': finish }} otherwise={finish} />
);
