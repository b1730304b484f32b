import { SuiteError } from '@suite/contract/errors';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { countingGuesses } from '@suite/kernel/throttle/token-guesses';
import { zoneUrl } from '@suite/zones/zone-url';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/certificates';
import { learnerOf } from '../learner';
import { numberOf } from '../learning/certificate-number';
import { certificatePdf } from '../learning/certificate-pdf';
import { completions } from '../schema';

const unknown = () => new SuiteError('not_found', 'There is no certificate with this number. Check that it is typed as printed.');

/** Mounts certificates: for anyone with a number, and as PDF for the firm. */
export function mountCertificates(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.verifyCertificate,
    { summary: 'All fields of a certificate, for anyone who has its number' },
    ({ input: { params }, database, clock, context }) =>
      countingGuesses(database, { client: context.env.client, now: clock() }, async () => {
        const [found] = await database
          .select()
          .from(completions)
          .where(eq(completions.number, numberOf(params.number)));
        if (!found) throw unknown();
        const { number, name, firm, course, version, score, completedOn, voidedAt } = found;
        return { number, name, firm, course, version, score, completedOn, voidedAt: voidedAt?.toISOString() ?? null };
      }),
  );

  route(
    app,
    kernel,
    contract.getCertificatePdf,
    { summary: 'A certificate as PDF' },
    async ({ input: { params }, caller, database, deployment }) => {
      const { companyId, userId, rights } = learnerOf(caller);
      const mine = and(eq(completions.number, numberOf(params.number)), eq(completions.companyId, companyId));
      const [found] = await database
        .select()
        .from(completions)
        .where(rights.includes('admin') ? mine : and(mine, eq(completions.userId, userId)));
      if (!found) throw unknown();
      const address = zoneUrl(deployment, 'offer-public', '/certificate', { number: found.number });
      const pdf = await certificatePdf(found, address);
      return new Response(new Uint8Array(pdf), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="certificate-${found.number}.pdf"`,
        },
      });
    },
  );
}
