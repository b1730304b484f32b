import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';

/** Returns a mail as nodemailer writes it. */
export const composedMail = (mail: SendMailOptions): Promise<Buffer> =>
  new MailComposer({ from: 'Ann Visitor <ann@visitor.example>', subject: 'Files', text: 'My files.', newline: '\r\n', ...mail })
    .compile()
    .build();
