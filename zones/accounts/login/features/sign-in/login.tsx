'use client';

import { Routes } from '@suite/shell/routes';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy as resetCopy } from '../reset-password/copy';
import { ForgotPasswordScreen } from '../reset-password/forgot-password-screen';
import { ResetPasswordScreen } from '../reset-password/reset-password-screen';
import { SecondFactorScreen } from './second-factor-screen';
import { SignInScreen } from './sign-in-screen';
import { SignInSkeleton } from './sign-in-skeleton';

/** The zone's screens, with the state that one passes to the next. */
export function Login() {
  const [email, setEmail] = useState('');
  const [news, setNews] = useState<string>();

  function backToSignIn(message: string): void {
    setNews(message);
    location.hash = hashOf('login', '/');
  }

  return (
    <Routes
      zone="login"
      loading={<SignInSkeleton />}
      views={{
        '/': <SignInScreen email={email} onEmailChange={setEmail} news={news} />,
        '/second-factor': <SecondFactorScreen />,
        '/forgot-password': (
          <ForgotPasswordScreen
            email={email}
            onAsked={(asked) => {
              setEmail(asked);
              backToSignIn(resetCopy.forgot.asked(asked));
            }}
          />
        ),
        '/reset-password': <ResetPasswordScreen onDone={() => backToSignIn(resetCopy.reset.done)} />,
      }}
    />
  );
}
