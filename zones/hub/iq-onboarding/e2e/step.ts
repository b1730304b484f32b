import type { Locator, Page } from '@playwright/test';

/** Locates a step of the setup by its title. */
export const step = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
