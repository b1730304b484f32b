import { peopleById } from '@services/identity/ports';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { simulationMail } from '../mails';
import { campaigns, targets } from '../schema';
import { phishingTemplates } from './templates';

export const sendJobOf = { kind: 'send phishing simulation', payload: v.object({ campaignId: v.string() }) };

/** Mails each person in a simulation a link of their own, once. */
export const sendJob = (kernel: Kernel, deployment: Deployment) =>
  defineJob({
    ...sendJobOf,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 120,
    atOnce: 1,
    isHarmless: true,
    doing: 'sent a phishing simulation',
    async run({ campaignId }, { database, clock, progress, signal }) {
      const [campaign] = await database.select().from(campaigns).where(eq(campaigns.id, campaignId));
      const template = phishingTemplates.find(({ id }) => id === campaign?.templateId);
      if (!campaign || !template) return;
      const { companyId } = campaign;
      const isLeft = and(eq(targets.campaignId, campaignId), isNull(targets.sentAt));
      const left = await database.select().from(targets).where(isLeft);
      const people = await peopleById(
        database,
        left.map(({ userId }) => userId),
      );
      for (const [done, { id, userId }] of left.entries()) {
        if (signal.aborted) return;
        const to = people.get(userId)?.email;
        if (!to) continue;
        await database.transaction(async (transaction) => {
          const token = newSecret();
          const [sent] = await transaction
            .update(targets)
            .set({ tokenHash: hashOf(token), sentAt: new Date(clock()) })
            .where(and(eq(targets.id, id), isNull(targets.sentAt)))
            .returning();
          if (!sent) return;
          const { from: sender, subject, text } = template;
          await kernel.queueMail(transaction, simulationMail({ deployment, companyId, to }, { sender, subject, text, token }));
        });
        await progress(done + 1);
      }
      kernel.wakeJobs();
    },
  });
