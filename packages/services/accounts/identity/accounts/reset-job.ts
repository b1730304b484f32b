import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob } from '@suite/kernel/jobs/define-job';
import type { Mail } from '@suite/kernel/mail/mail';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { passwordResets, users } from '../schema/accounts';

/** Minutes for which the link in a mail works (decision 012). */
export const LINK_MINUTES = 30;

const payload = v.object({ email: v.string(), place: v.string() });

/** Creates the job that sends the requested mail if the address belongs to somebody. */
export const createResetJob = ({ queueMail, outbox }: Pick<Kernel, 'queueMail' | 'outbox'>) =>
  defineJob({
    kind: 'password reset',
    payload,
    attempts: 5,
    backOff: { first: 5, most: 300 },
    leaseSeconds: 30,
    atOnce: 4,
    isHarmless: true,
    doing: 'prepared this mail',
    run: ({ email, place }, { database, clock, hold }) =>
      database.transaction(async (transaction) => {
        await hold(transaction);
        const [person] = await transaction
          .select({ id: users.id, firstName: users.firstName })
          .from(users)
          .where(eq(users.email, email));
        if (!person) return;
        const token = newSecret();
        await transaction.insert(passwordResets).values({
          tokenHash: hashOf(token),
          userId: person.id,
          expiresAt: new Date(clock() + LINK_MINUTES * 60_000),
          isDelivered: outbox.isDelivering,
        });
        await queueMail(transaction, resetMail(JSON.parse(place), email, person.firstName, token));
      }),
  });

export const resetMail = (deployment: Deployment, to: string, firstName: string, token: string): Mail => ({
  deployment,
  to,
  content: {
    subject: 'Reset your password',
    recipientName: firstName,
    body: [`You can choose a new password now. The link works once, for ${LINK_MINUTES} minutes.`],
    button: { label: 'Choose a password', url: zoneUrl(deployment, 'login', '/reset-password', { token }) },
    closing: ['If you did not ask for it, do nothing: your password stays as it is.'],
    reason: 'You get this mail because somebody asked for a new password for this address.',
  },
});
