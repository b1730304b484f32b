import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';
import { greetServer } from '@suite/kernel/mail/smtp';
import { daysLeft, SOON } from './check-machine';
import { type Finding, look, ok, reasonOf, wrong } from './finding';

const WAIT = 5000;

/** Checks that the mail server accepts the suite's name and password. */
export async function checkMail(url: string | undefined, isProduction: boolean): Promise<Finding> {
  if (!url) {
    const text = 'No mail server is set (SUITE_SMTP_URL): mails are files in outbox/ of the data folder.';
    return isProduction ? wrong(text) : look(text);
  }
  try {
    await greetServer({ url });
    return ok('The mail server takes our mails.');
  } catch (error) {
    return wrong(`The mail server at SUITE_SMTP_URL does not take our mails (${reasonOf(error)}): correct it.`);
  }
}

interface Host {
  name: string;
  port: number;
  /** Certificates trusted in addition to the machine's, in PEM. */
  ca?: string;
  /** Address to connect to; resolved from the name if absent. */
  address?: string;
}

/** Checks that a host's name resolves, and that its certificate matches and doesn't expire soon. */
export async function checkHost({ name, port, ca, address }: Host, now: number): Promise<Finding> {
  try {
    if (!address) await lookup(name);
  } catch {
    return wrong(`${name} has no address: add it to DNS.`);
  }
  return new Promise((resolve) => {
    const socket = connect({ host: address ?? name, port, servername: name, timeout: WAIT, ...(ca && { ca }) }, () => {
      const days = daysLeft(socket.getPeerCertificate().valid_to, now);
      socket.end();
      resolve(
        days < SOON
          ? look(`The certificate of ${name} ends in ${days} days: renew it.`)
          : ok(`${name} is good for ${days} days.`),
      );
    });
    const fail = (error: unknown) => {
      socket.destroy();
      resolve(wrong(`${name}:${port} cannot be reached over TLS (${reasonOf(error)}): correct its certificate or server.`));
    };
    socket.on('error', fail).on('timeout', () => fail(new Error('it does not answer')));
  });
}
