import type { PlanElement } from '@services/security-plan/contract/plan';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import { plan } from '../frame/plan.fixture';
import { Crosswalk } from './crosswalk';

const elements: PlanElement[] = [
  {
    ...{ code: '(a)', requirement: 'Name a Qualified Individual.', sections: ['II'], state: 'not-met', reason: null },
    controls: [{ key: 'qualified-individual', title: 'Qualified Individual', state: 'not-met', evidence: 'Nobody is named' }],
  },
  {
    ...{ code: '(h)', requirement: 'Plan for incidents.', sections: ['C', 'V'], state: 'not-applicable', controls: [] },
    reason: 'Below 5,000 consumers',
  },
];

function open(server: object | null) {
  return renderInSuite(<Crosswalk />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: { 'GET /wisp/v1/plan': () => Response.json({ plan: server, people: [] }) },
  });
}

test('shows each element with its state, and leads to its sections and controls', async () => {
  open({ ...plan, elements });
  const [, first, second] = await screen.findAllByRole('row');
  if (!first || !second) throw new Error('two elements are shown');
  expect(first.textContent).toContain('Nobody is named');
  expect(within(first).getByText('Not met').className).toContain('ui-badge-bad');
  expect(within(second).getByText('Not applicable').className).toContain('ui-badge-neutral');
  expect(second.textContent).toContain('Below 5,000 consumers');
  const hrefs = (row: HTMLElement) =>
    within(row)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs(first)).toEqual([
    ['II', '#/section?key=II'],
    ['Qualified Individual', '#/control?key=qualified-individual'],
  ]);
  expect(hrefs(second)).toEqual([
    ['C', '#/section?key=C'],
    ['V', '#/section?key=V'],
  ]);
});

test('leads to the overview while there is no plan', async () => {
  open(null);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('#/');
});
