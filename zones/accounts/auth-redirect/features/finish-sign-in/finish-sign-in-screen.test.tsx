import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import { FinishSignIn } from './finish-sign-in-screen';

const noah = { userId: 'u2', companyId: 'c2', sessionId: 's2' };
const refused = () => Response.json({ error: 'invalid_grant', error_description: 'Over.' }, { status: 400 });

test('§4 after the session has expired, it continues when another tab signs in', async () => {
  location.hash = '/nowhere';
  const { session, signInElsewhere } = renderInSuite(<FinishSignIn />, {
    zone: 'auth-redirect',
    claims: { ...noah, exp: 1 },
    answers: { 'POST /identity/v1/oauth2/token': refused },
  });
  await waitFor(() => expect(session.status()).toBe('expired'));
  expect(screen.getByRole('heading', { name: 'Signing in' })).toBeTruthy();
  expect(location.hash).toBe('#/nowhere');
  await signInElsewhere({ ...noah, sessionId: 's3' });
  await waitFor(() => expect(location.href).toBe('https://hub.suite.example/home/#/'));
});
