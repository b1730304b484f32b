import { expect } from '@playwright/test';
import type { Suite } from '@suite/testing/suite-test';

/** Returns the PDF attached to the newest mail to an address; waits for the mail. */
export async function attachedPdf(suite: Suite, to: string): Promise<Buffer> {
  let pdf = '';
  await expect(async () => {
    const mail = await suite.newestMail(to);
    pdf = /^Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/m.exec(mail)?.[1] ?? '';
    expect(pdf).not.toBe('');
  }).toPass();
  return Buffer.from(pdf, 'base64');
}
