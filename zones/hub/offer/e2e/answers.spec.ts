import { linkOfMail } from '@suite/testing/link-of-mail';
import { sendProposal } from '@suite/testing/send-proposal';
import { expect, test } from '@suite/testing/suite-test';
import { acceptOffer } from './accept-offer';

test.use({ dataset: 'changed-firms', viewport: { width: 390, height: 844 } });

test('an offer for two signers is accepted once both have signed', async ({ page, browser, suite, signIn }) => {
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
  await acceptOffer(phone, 'Ada Cedar');
  await expect(phone.getByText('You have signed', { exact: true })).toBeVisible();
  await phone.goto(await linkOfMail(suite, bo));
  await acceptOffer(phone, 'Bo Cedar');
  await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();
  await phone.close();

  await signIn('olivia', { at: `${suite.url('offer', '/proposal')}?id=${id}` });
  await expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeVisible();
  await expect(page.getByText(/Ada Cedar/).first()).toBeVisible();
});
