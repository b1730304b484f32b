import { apiOf } from '@suite/testing/api-caller';
import { axeViolations } from '@suite/testing/axe-violations';
import { linkOfMail, plainText } from '@suite/testing/link-of-mail';
import { newPerson } from '@suite/testing/new-person';
import { PASSWORD, people } from '@suite/testing/people';
import { monthlyLine } from '@suite/testing/send-proposal';
import { expect, test } from '@suite/testing/suite-test';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { acceptOffer } from './accept-offer';

// The clock of its suite moves.
test.use({ dataset: 'approval' });

test('an offer waits for approval, its signers are reminded, and those who signed hear that another one declined', async ({
  page,
  browser,
  suite,
  signIn,
}) => {
  const [ada, bo] = ['ada@dogwood.example', 'bo@dogwood.example'];
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  const { body: settings } = await olivia.call('GET', '/offers/v1/settings');
  const approval = { discountAbove: null, totalAbove: 500_000 };
  await olivia.call('PUT', '/offers/v1/settings', { ...settings, approval });
  const nina = await newPerson(suite);
  const path = '/proposals/v1/proposals';
  // biome-ignore lint/suspicious/noExplicitAny: answers of the API
  const { id, revision, draft } = (await nina.call('POST', path, { client: 'Dogwood Dental' })).body as any;
  const recipients = [
    { name: 'Ada Wood', email: ada, role: 'signer' },
    { name: 'Bo Wood', email: bo, role: 'signer' },
  ];
  const options = [{ ...draft.options[0], lines: [monthlyLine()] }];
  await nina.call('PUT', `${path}/${id}/draft`, {
    revision,
    draft: { ...draft, options, recipients, needsAllSigners: true, reminderDays: [3] },
  });

  // The author knows before sending who has to approve it, and can take the request back.
  const address = `${suite.url('offer', '/proposal')}?id=${id}`;
  const ask = async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('An administrator approves it before it is sent: Olivia Hart.')).toBeVisible();
    // $640 a month.
    await expect(dialog.getByText('A price of $7,680.00 for the first 12 months is above $5,000.00.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  };
  await signIn(nina, { at: address });
  await ask();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText('Draft · saved')).toBeVisible();
  await ask();
  await signIn('olivia', { at: address });
  await page.getByRole('button', { name: 'Approve and send' }).click();
  await expect(page.getByText('The proposal was approved and sent.')).toBeVisible();

  // One of two signs; the other one is reminded, and declines.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(await linkOfMail(suite, ada));
  await acceptOffer(phone, 'Ada Wood');
  await expect(phone.getByText('You have signed', { exact: true })).toBeVisible();
  const first = await linkOfMail(suite, bo);
  await suite.kill();
  await suite.restart(4 * MILLISECONDS_PER_DAY);
  const link = await linkOfMail(suite, bo, first);
  const newest = async (to: string) => plainText(await suite.newestMail(to));
  expect(await newest(bo)).toContain('Subject: Reminder:');
  expect(await newest(ada)).not.toContain('Subject: Reminder:');
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Decline', exact: true }).click();
  await phone.getByRole('button', { name: 'Decline offer' }).click();
  await expect(phone.getByText('This offer was declined')).toBeVisible();
  await expect.poll(() => newest(ada)).toContain('Bo Wood declined the proposal');
  await phone.goto(await linkOfMail(suite, ada));
  await expect(phone.getByText('This offer was declined')).toBeVisible();
  await phone.close();
});
