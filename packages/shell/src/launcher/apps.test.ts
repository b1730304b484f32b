/** @jest-environment node */
import type { Deployment } from '@suite/zones/addresses';
import { rightOf, zoneNames } from '@suite/zones/zones';
import { appsOf } from './apps';

const deployment: Deployment = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 };
const rights = zoneNames.map(rightOf);
const namesFor = (companyId: string) => appsOf(deployment, { rights, companyId }).map(({ name }) => name);

test('without a firm, a person is offered the page that sets one up but no apps of a firm', () => {
  const names = namesFor('');
  expect(names).toEqual(expect.arrayContaining(['home', 'core-home', 'apps', 'profile', 'identity-profile', 'iq-onboarding']));
  for (const ofFirm of [
    'iq-clients',
    'iq-dashboard',
    'iq-reports',
    'iq-settings',
    'iq-client-advisory',
    'offer',
    'wisp',
    'devices',
  ])
    expect(names).not.toContain(ofFirm);
});

test('with a firm, a person is offered its apps', () => {
  expect(namesFor('c1')).toEqual(expect.arrayContaining(['iq-clients', 'offer', 'wisp', 'devices']));
});
