import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import type { Option } from '@suite/pricing/line';
import { newLine, pricedOf } from '@suite/pricing/new-line';
import type { ServiceRow } from '../price-book/book-service';
import { bundles, offerSettings, services, templates, terms, termsVersions } from '../schema';
import { demoLetters } from './demo-letters';
import { type DemoService, demoBundles, demoServices } from './demo-price-book';
import { demoTemplates } from './demo-templates';

const { id: companyId } = demoCompanies.harborlineAccounting;
const { firstName, lastName } = demoPeople.olivia;
const CURRENCY = 'USD';

/** Adds the price book of the demo firm, with bundles, engagement letters and templates. */
export async function seedOffers(database: Database, now: Date): Promise<void> {
  const names = Object.keys(demoServices) as DemoService[];
  const rows = await database
    .insert(services)
    .values(names.map((name) => ({ ...demoServices[name], companyId, currency: CURRENCY, updatedAt: now })))
    .returning();
  const serviceOf = (name: DemoService): ServiceRow => found(rows.find((row) => row.name === demoServices[name].name));

  await database.insert(bundles).values(
    demoBundles.map(({ name, services: bundled }) => ({
      companyId,
      name,
      services: bundled.map(([service, quantity]) => ({ serviceId: serviceOf(service).id, quantity })),
    })),
  );

  const letters = Object.values(demoLetters);
  const written = await database
    .insert(terms)
    .values(letters.map(({ name }) => ({ companyId, name })))
    .returning();
  const letterOf = (letter: keyof typeof demoLetters) => found(written.find(({ name }) => name === demoLetters[letter].name)).id;
  const by = `${firstName} ${lastName}`;
  await database.insert(termsVersions).values(
    letters.map(({ name, ...text }) => ({
      ...text,
      termsId: found(written.find((one) => one.name === name)).id,
      version: 1,
      createdAt: now,
      by,
    })),
  );

  await database.insert(templates).values(
    demoTemplates.map(({ letter, options, ...template }) => ({
      ...template,
      companyId,
      currency: CURRENCY,
      termsId: letterOf(letter),
      updatedAt: now,
      options: options.map(
        ({ lines, ...option }): Option => ({
          ...option,
          id: crypto.randomUUID(),
          lines: lines.map(([name, of]) => newLine({ ...pricedOf(serviceOf(name)), serviceId: serviceOf(name).id, ...of })),
        }),
      ),
    })),
  );

  await database.insert(offerSettings).values({
    companyId,
    currency: CURRENCY,
    taxRate: 0,
    validDays: 30,
    billingDay: 1,
    termsId: letterOf('bookkeeping'),
    reminderDays: [3, 7, 14],
    showsLastYear: false,
    paperCopyFee: '',
  });
}

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('the demo data name something that they do not have');
  return one;
}
