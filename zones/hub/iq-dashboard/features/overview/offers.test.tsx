import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Offers } from './offers';

const claims = { userId: 'u1', companyId: 'c1', rights: 'app:iq-dashboard,app:offer' };
const open = (answer: Answer) =>
  renderInSuite(<Offers />, {
    zone: 'iq-dashboard',
    claims,
    answers: { 'GET /proposals/v1/attention': answer },
    cookies: { locale: 'en-US' },
  });

test('proposals that await acceptance, and those that expire, link to their view of the pipeline', async () => {
  open(() =>
    Response.json({
      awaiting: { count: 4, firstYear: [{ currency: 'USD', amount: 2_400_000 }] },
      expiring: { count: 0, firstYear: [] },
      questions: { count: 0, firstYear: [] },
    }),
  );
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '4' });
  expect(link.href).toBe('https://hub.suite.example/offer/#/?view=awaiting');
  expect(screen.getByText('$24,000 in the first 12 months')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '0' }).href).toContain('view=expiring');
});

test("shows what couldn't be loaded as not available, never as zero", async () => {
  open(() => new Response('', { status: 500 }));
  expect(await screen.findByText('The proposals could not be loaded.')).toBeTruthy();
  expect(screen.getAllByText('Not available')).toHaveLength(2);
});
