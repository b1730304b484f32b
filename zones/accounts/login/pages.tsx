'use client';

import { Routes } from '@suite/shell/pages/routes';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy as resetCopy } from './features/reset-password/copy';
import { ForgotPasswordScreen } from './features/reset-password/forgot-password-screen';
import { ResetPasswordScreen } from './features/reset-password/reset-password-screen';
import { SecondFactorScreen } from './features/sign-in/second-factor-screen';
import { SignInScreen } from './features/sign-in/sign-in-screen';
import { SignInSkeleton } from './features/sign-in/sign-in-skeleton';

/** The zone's screens, with the state that one passes to the next. */
export function Pages() {
  const [email, setEmail] = useState('');
  const [news, setNews] = useState<string>();

  function backToSignIn(message: string): void {
    setNews(message);
    location.hash = hashOf('login', '/');
  }

  function onRequested(address: string): void {
    setEmail(address);
    backToSignIn(resetCopy.forgot.asked(address));
  }

  const views = {
    '/': <SignInScreen email={email} onEmailChange={setEmail} news={news} />,
    '/second-factor': <SecondFactorScreen />,
    '/forgot-password': <ForgotPasswordScreen email={email} onRequested={onRequested} />,
    '/reset-password': <ResetPasswordScreen onDone={() => backToSignIn(resetCopy.reset.done)} />,
  };
  return <Routes zone="login" views={views} loading={<SignInSkeleton />} />;
}
