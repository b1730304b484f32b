import { linkOfMail } from '@suite/testing/link-of-mail';
import { expect, test } from '@suite/testing/suite-test';
import { acceptOffer } from './accept-offer';
import { sendProposal } from './send-proposal';

test.use({ dataset: 'changed-firms', viewport: { width: 390, height: 844 } });

test('a question is asked and answered, and both signers sign', async ({ page, browser, suite, signIn }) => {
  const [ada, bo] = ['ada@cedar.example', 'bo@cedar.example'];
  const id = await sendProposal(suite, {
    client: 'Cedar Grove',
    recipients: [
      { name: 'Ada Cedar', email: ada },
      { name: 'Bo Cedar', email: bo },
    ],
  });
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
  const id = await sendProposal(suite, { client: 'Elm Dental', recipients: [{ name: 'Dee Elm', email }] });
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
