import { ReadableStream } from 'node:stream/web';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { formsOfSite } from '@services/inbox/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import type { DemoData } from '@suite/kernel/service/service';
import { utcDayOf } from '@suite/values/iso-day';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { MAX_GUIDE_BYTES } from '../contract/guides';
import { guides } from '../schema';
import { checklistPdf, TITLE } from './checklist-pdf';

const { id: companyId, name: firm } = demoCompanies.harborlineAccounting;

const adding = { kind: 'add demo guide', payload: v.object({ companyId: v.string() }) };

/** Adds the file in a job, because files are stored after the transaction of the demo data. */
export async function seedGuide(database: Database, { size }: DemoData): Promise<void> {
  if (size === 'full') await enqueue(database, adding, { companyId }, { companyId });
}

/** Adds a lead magnet of the demo firm, once. */
export const demoGuideJob = (files: Files) =>
  defineJob({
    ...adding,
    attempts: 3,
    backOff: { first: 10, most: 60 },
    leaseSeconds: 60,
    atOnce: 1,
    doing: 'added a guide to the demo data',
    async run(_, { database, clock, hold }) {
      const [form] = await formsOfSite(database, companyId);
      if (!form || (await database.$count(guides, eq(guides.companyId, companyId)))) return;
      const stored = await files.receive(ReadableStream.from([await checklistPdf(firm, utcDayOf(clock()))]), {
        bytes: MAX_GUIDE_BYTES,
      });
      await database.transaction(async (transaction) => {
        await hold(transaction);
        const fileName = 'tax-return-checklist.pdf';
        const fileId = await files.add(transaction, stored, { companyId, name: fileName });
        await transaction.insert(guides).values({
          ...{ companyId, formId: form.id, fileId, fileName, updatedAt: new Date(clock()) },
          title: TITLE,
          description: 'A checklist of one page, so that nothing is missing when we meet.',
        });
      });
    },
  });
