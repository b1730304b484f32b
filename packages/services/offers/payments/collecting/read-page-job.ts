import { defineJob } from '@suite/kernel/jobs/define-job';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Dependencies } from '../rows';
import { checkouts } from '../schema';
import { readCheckout } from './close-checkout';

/** Reads the state of a page from the provider. */
export const readingPage = { kind: 'read payment page', payload: v.object({ checkoutId: v.string() }) };

export const readPageJob = (dependencies: Dependencies) =>
  defineJob({
    ...readingPage,
    attempts: 30,
    backOff: { first: 10, most: 3600 },
    leaseSeconds: 60,
    atOnce: 4,
    isHarmless: true,
    doing: 'asked how a payment page stands',
    async run({ checkoutId }, { database, clock }) {
      const [row] = await database.select().from(checkouts).where(eq(checkouts.id, checkoutId));
      if (row) await readCheckout(database, dependencies, row, clock());
    },
  });
