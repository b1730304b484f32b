import { apiOf } from '@suite/testing/api-caller';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { acceptOffer } from './accept-offer';

test.use({ dataset: 'changed-firms', viewport: { width: 390, height: 844 } });

/** A proposal that Olivia has sent to some people, all of whom sign. @returns its id */
async function sendTo(suite: Suite, client: string, recipients: { name: string; email: string }[]): Promise<string> {
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  const path = '/proposals/v1/proposals';
  const { id, revision, draft } = (await olivia.call('POST', path, { client })).body;
  const line = {
    ...{ id: crypto.randomUUID(), serviceId: null, name: 'Monthly close', description: '', billing: 'monthly', unit: '' },
    ...{ price: 64_000, drivers: [], taxRate: 0, depositRate: 0, minimumTerm: null, isProrated: false, quantity: 1 },
    ...{ quantityLimits: null, discount: null, startsOn: null, isAddOn: false, isPreselected: false, showsBreakdown: false },
  };
  const next = {
    ...draft,
    options: [{ ...draft.options[0], lines: [line] }],
    recipients: recipients.map((recipient) => ({ ...recipient, role: 'signer' })),
    needsAllSigners: true,
  };
  const saved = await olivia.call('PUT', `${path}/${id}/draft`, { revision, draft: next });
  const sent = await olivia.call('POST', `${path}/${id}/versions`, { revision: saved.body.revision });
  expect(sent.status).toBe(201);
  return id;
}

test('a question is asked and answered, and both signers sign', async ({ page, browser, suite, signIn }) => {
  const [ada, bo] = ['ada@cedar.example', 'bo@cedar.example'];
  const id = await sendTo(suite, 'Cedar Grove', [
    { name: 'Ada Cedar', email: ada },
    { name: 'Bo Cedar', email: bo },
  ]);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(await linkOfMail(suite, ada));
  await phone.getByLabel('Your question').fill('Does it cover 2026?');
  await phone.getByRole('button', { name: 'Send question' }).click();
  await expect(phone.getByText('Your question was sent.').first()).toBeVisible();

  await signIn('olivia', { at: `${suite.url('offer', '/proposal')}?id=${id}` });
  await expect(page.getByText('Does it cover 2026?')).toBeVisible();
  await page.getByLabel('Answer', { exact: true }).fill('Yes, from January.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The answer was sent.')).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Yes, from January.')).toBeVisible();
  await acceptOffer(phone, 'Ada Cedar');
  await expect(phone.getByText('You have signed', { exact: true })).toBeVisible();
  await phone.goto(await linkOfMail(suite, bo));
  await acceptOffer(phone, 'Bo Cedar');
  await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeVisible();
  await expect(page.getByText(/Ada Cedar/).first()).toBeVisible();
});

test('an offer is declined with a reason, which the firm reads', async ({ page, browser, suite, signIn }) => {
  const email = 'dee@elm.example';
  const id = await sendTo(suite, 'Elm Dental', [{ name: 'Dee Elm', email }]);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const link = await linkOfMail(suite, email);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Decline', exact: true }).click();
  await phone.getByLabel('Reason (optional)').fill('We keep it in house.');
  await phone.getByRole('button', { name: 'Decline offer' }).click();
  await expect(phone.getByText('This offer was declined')).toBeVisible();
  await phone.close();
  await signIn('olivia', { at: `${suite.url('offer', '/proposal')}?id=${id}` });
  await expect(page.getByText('Declined: We keep it in house.')).toBeVisible();
});
