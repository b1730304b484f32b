import { cookieAdvice } from './cookie-advice';

const adviceAt = (address: string) => Object.values(cookieAdvice(new URL(address))).join(' ');

test('over http://localhost the advice is to use https, because Safari stores no cookies there', () => {
  const advice = adviceAt('http://localhost:3017/error-redirect/#/?reason=cookies');
  expect(advice).toMatch(/Safari stores none over http:\/\/localhost.*npm start -- --https/);
});

test.each(['https://localhost:3017/error-redirect/#/', 'https://accounts.suite.example/error-redirect/#/'])(
  'at %s the advice is to allow cookies',
  (address) => {
    expect(adviceAt(address)).toMatch(/blocks cookies.*Allow them for this site/);
    expect(adviceAt(address)).not.toMatch(/npm|Safari/);
  },
);
