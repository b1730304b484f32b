import type { Page } from '@playwright/test';

/** Reads the terms of an open offer and signs it. */
export async function acceptOffer(phone: Page, name: string): Promise<void> {
  await phone.getByRole('link', { name: 'Review terms and accept' }).click();
  await phone.getByRole('checkbox', { name: /I have read the letter of engagement/ }).check();
  await phone.getByRole('button', { name: 'Continue to sign' }).click();
  await signOffer(phone, name);
}

/** Signs an open offer on its last page. */
export async function signOffer(phone: Page, name: string): Promise<void> {
  await phone.getByRole('checkbox', { name: /I agree to sign/ }).check();
  await phone.getByLabel('Your full name').fill(name);
  await phone.getByRole('button', { name: 'Accept and sign' }).click();
}
