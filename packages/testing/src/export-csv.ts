import type { Download, Locator, Page } from '@playwright/test';

/** Exports a list as CSV from its menu; `label` names the list where the page has several. */
export async function exportCsv(
  page: Page,
  { within = page, label }: { within?: Page | Locator; label?: string } = {},
): Promise<Download> {
  await within.getByRole('button', { name: label ? `More: ${label}` : 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return download;
}
