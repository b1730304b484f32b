import { SUITE_NAME } from '@suite/zones/zones';

const blocked = {
  title: 'Your browser blocks cookies',
  text: `${SUITE_NAME} needs cookies to keep you signed in. Allow them for this site in your browser's settings, then sign in again.`,
};

/** Only a suite on the developer's own machine is served over http. */
const overHttp = {
  title: 'Your browser does not store the sign-in cookies',
  text: `Safari stores none over http://localhost. Stop the suite, start it with npm start -- --https, and open the address that it prints. In another browser, allow cookies for localhost in its settings, then sign in again.`,
};

/** Explains why nobody can sign in where cookies can't be read back, and what to do. */
export const cookieAdvice = ({ protocol }: Pick<URL, 'protocol'>) => (protocol === 'http:' ? overHttp : blocked);
