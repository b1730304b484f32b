import type { Locator, Page } from '@playwright/test';

/** The header's switch of a person with several companies, while the page shows this one. */
export const shownCompany = (page: Page, company: string): Locator =>
  page.getByRole('button', { name: `${company}, switch company` });

/** Chooses another company in the header of the page. */
export async function chooseCompany(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: /switch company$/ }).click();
  await page.getByRole('button', { name: company, exact: true }).click();
}
