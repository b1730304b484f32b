'use client';

import { Routes } from '@suite/shell/routes';
import { FinishSignIn } from './finish-sign-in-screen';
import { SigningIn } from './signing-in';

export const AuthRedirect = () => <Routes zone="auth-redirect" loading={<SigningIn />} views={{ '/': <FinishSignIn /> }} />;
