import { changesBetween, setFirmTimeZone, writeAudit } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { minorDigits } from '@suite/values/money';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/settings';
import { changedMeanwhile } from '../refusals';
import { offerSettings, terms } from '../schema';
import { savedSettings, settingsOf } from '../settings';
import { checkTerms } from '../terms/check-terms';

/** Offer settings of the token's company. */
export function mountSettings(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getOfferSettings,
    { summary: 'The defaults of proposals, and which proposals need an approval' },
    ({ caller, database }) => settingsOf(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    contract.putOfferSettings,
    { summary: 'Set the defaults of proposals, and which proposals need an approval' },
    async ({ input: { body }, caller, database, clock }) => {
      const administrator = inCompany(caller);
      const { companyId } = administrator;
      await lockByName(database, `offer settings ${companyId}`);
      const before = await savedSettings(database, companyId);
      if (before.version !== body.version) throw changedMeanwhile('page');
      await checkTerms(database, companyId, body.termsId);
      const { approval, timeZone, ...rest } = body;
      const row = { ...rest, ...approval, version: body.version + 1 };
      await database
        .insert(offerSettings)
        .values({ ...row, companyId })
        .onConflictDoUpdate({ target: offerSettings.companyId, set: row });
      if (timeZone !== before.timeZone) await setFirmTimeZone(database, companyId, timeZone);
      const changes = changesBetween(await audited(database, companyId, before), await audited(database, companyId, body));
      if (changes.length)
        await writeAudit(database, administrator, [{ action: 'offer-settings.changed', subject: '', changes }], clock());
      return settingsOf(database, companyId);
    },
  );
}

/** Returns the settings as the audit log shows them; an amount without a currency is in minor units. */
async function audited(database: Database, companyId: string, settings: contract.OfferSettings) {
  const { currency, termsId, approval } = settings;
  const { discountAbove, totalAbove } = approval;
  const mine = and(eq(terms.companyId, companyId), eq(terms.id, termsId ?? ''));
  const [letter] = termsId === null ? [] : await database.select({ name: terms.name }).from(terms).where(mine);
  const digits = currency === null ? 0 : minorDigits(currency);
  return {
    currency,
    tax: `${settings.taxRate / 1000} %`,
    validDays: String(settings.validDays),
    billingDay: settings.billingDay === null ? null : String(settings.billingDay),
    timeZone: settings.timeZone,
    letter: letter?.name ?? null,
    reminderDays: settings.reminderDays.join(', ') || null,
    showsLastYear: settings.showsLastYear ? 'on' : 'off',
    paperCopyFee: settings.paperCopyFee || null,
    discountAbove: discountAbove === null ? null : `${discountAbove / 100} %`,
    totalAbove: totalAbove === null ? null : `${(totalAbove / 10 ** digits).toFixed(digits)} ${currency ?? ''}`.trim(),
  };
}
