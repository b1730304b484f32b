import type { Software, Tool } from '@services/directory-api/contract/answers';
import { screen } from '@testing-library/react';
import { openExplore, tool } from '../frame/directory.fixture';
import { Overlaps } from './overlaps';

const other = (entry: Tool['entry']): Tool => ({ ...tool, vendor: 'bell', name: 'Bell', monthly: 9_000, entry });

function open(second: Tool, category = 'payroll') {
  const overlaps = [{ category, monthly: 13_900, tools: [{ vendor: 'acme' }, { vendor: 'bell' }] }];
  openExplore(<Overlaps software={{ overlaps, tools: [tool, second], currency: 'USD' } as Software} />, {});
}

const hrefs = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('compares tools of which two are in the directory', async () => {
  open(other({ id: 'v2', slug: 'bell', name: 'Bell', subCategory: 'payroll' }));
  await screen.findByText('Acme Payroll $49, Bell $90');
  expect(hrefs()).toEqual([
    ['See others', '#/?sub=payroll&vendors=acme%2Cbell'],
    ['Compare', '#/compare?vendors=acme%2Cbell'],
  ]);
});

test('compares nothing with a tool that is not in the directory, or is the same vendor’s', async () => {
  open(other(null));
  await screen.findByText('Acme Payroll $49, Bell $90');
  expect(hrefs()).toEqual([['See others', '#/?sub=payroll&vendors=acme']]);
  open(other(tool.entry), 'another kind');
  await screen.findByText('Acme Payroll $49, Bell $90');
  expect(hrefs()).toEqual([]);
});
