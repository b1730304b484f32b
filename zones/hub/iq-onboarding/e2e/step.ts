import type { Locator, Page } from '@playwright/test';

/** A step of the set-up by its title. */
export const step = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
