import { isSigned, newSigningSecret, signedHeaders } from './sign';

it('signs like the example of the Standard Webhooks libraries', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', now: 1_614_265_330_000, body: '{"test": 2432232314}' };
  expect(signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('creates different secrets of 32 bytes', () => {
  const secrets = [newSigningSecret(), newSigningSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
});

it('accepts only messages that were signed with the secret at most five minutes ago', () => {
  const [secret, other] = [newSigningSecret(), newSigningSecret()];
  const now = 1_614_265_330_000;
  const headers = new Headers(signedHeaders(secret, { id: 'msg_1', now, body: 'Hello' }));
  const received = { headers, body: Buffer.from('Hello'), now: now + 60_000 };
  expect(isSigned(secret, received)).toBe(true);
  expect(isSigned(other, received)).toBe(false);
  expect(isSigned(secret, { ...received, body: Buffer.from('Hello!') })).toBe(false);
  expect(isSigned(secret, { ...received, now: now + 301_000 })).toBe(false);
  expect(isSigned(secret, { ...received, headers: new Headers() })).toBe(false);
});
