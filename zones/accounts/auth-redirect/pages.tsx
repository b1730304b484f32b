'use client';

import { Routes } from '@suite/shell/pages/routes';
import { FinishSignIn } from './features/finish-sign-in/finish-sign-in-screen';
import { SigningIn } from './features/finish-sign-in/signing-in';

const finish = <FinishSignIn />;

/** Finishes a sign-in for any hash that it comes back with, because a 404 would be a dead end. */
export const Pages = () => <Routes zone="auth-redirect" views={{ '/': finish }} otherwise={finish} loading={<SigningIn />} />;
