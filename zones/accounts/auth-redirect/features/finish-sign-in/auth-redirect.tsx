'use client';

import { Routes } from '@suite/shell/routes';
import { FinishSignIn } from './finish-sign-in-screen';
import { SigningIn } from './signing-in';

const finish = <FinishSignIn />;

/** Finishes a sign-in for any hash that it comes back with, because a 404 would be a dead end. */
export const AuthRedirect = () => (
  <Routes zone="auth-redirect" loading={<SigningIn />} views={{ '/': finish }} otherwise={finish} />
);
