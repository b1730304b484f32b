import type { Source } from '@services/assistant/contract/answers';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { SourceList } from './source-list';

const source = (key: number, rest: Partial<Source> = {}): Source => ({
  ...{ key, title: `Row ${key}`, tool: 'getDashboard', measures: [], facts: {}, link: null },
  ...rest,
});
const overdue = { name: 'overdue', kind: 'money' as const, value: 500, currency: 'USD', text: '$5.00' };

test('marks the row that was asked for, and leads to the page that shows it', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const link = { zone: 'iq-clients' as const, route: '/client', query: { id: 'c1' } };
  const sources = [source(1), source(2, { link, measures: [overdue] })];
  renderInSuite(<SourceList sources={sources} isOpen current={2} onToggle={() => undefined} />, {
    zone: 'chat',
    claims: { userId: 'u1', companyId: 'c1' },
  });
  expect(await screen.findByText('2 sources')).toBeTruthy();
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(rows[1]?.textContent).toContain('overdue $5.00');
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    'https://hub.suite.example/iq/clients/#/client?id=c1',
  ]);
});
