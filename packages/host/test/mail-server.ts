import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Returns the text of the newest mail to an address; empty when there is none. */
  newest(to: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a mail server that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const taken: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async newest(address) {
      const mails = await Promise.all(taken.map((mail) => PostalMime.parse(mail)));
      return mails.findLast(({ to }) => to?.[0]?.address === address)?.text ?? '';
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
