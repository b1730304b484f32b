import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { claims } from '../metrics/answers.fixture';
import { useOfferHref } from './use-offer-href';

const Shown = () => <p>{useOfferHref()?.('c1', 'Tax & books') ?? 'none'}</p>;

test('an offer can start at a price that was entered', () => {
  const Priced = () => <p>{useOfferHref()?.('c1', 'Tax', 56_000)}</p>;
  renderInSuite(<Priced />, { zone: 'iq-clients', claims: { ...claims, rights: 'change,app:iq-clients,app:offer' } });
  expect(screen.getByText('https://hub.suite.example/offer/#/new?client=c1&service=Tax&price=56000')).toBeTruthy();
});

test.each([
  ['change,app:iq-clients,app:offer', 'https://hub.suite.example/offer/#/new?client=c1&service=Tax+%26+books'],
  ['change,app:iq-clients', 'none'],
  ['app:iq-clients,app:offer', 'none'],
])('with the rights %s an offer starts at %s', (rights, href) => {
  renderInSuite(<Shown />, { zone: 'iq-clients', claims: { ...claims, rights } });
  expect(screen.getByText(href)).toBeTruthy();
});
