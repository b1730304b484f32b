import type { Locator, Page } from '@playwright/test';

/** Locates the company menu in the header of a person with several companies, while the page shows the given one. */
export const shownCompany = (page: Page, company: string): Locator =>
  page.getByRole('button', { name: `${company}, switch company` });

export async function chooseCompany(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: /switch company$/ }).click();
  await page.getByRole('button', { name: company, exact: true }).click();
}
