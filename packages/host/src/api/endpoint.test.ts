import { getUser } from '@services/identity/contract/signing-in';
import { getInsightsFirm } from '@services/ledger/contract/firms';
import { provisionFirm } from '@services/ledger/contract/provisioning';
import { pathOf } from '@suite/contract/endpoint';
import { serviceNames } from '@suite/contract/services';
import { patternOf } from '@suite/contract/serving';
import { endpoints } from './endpoints';

test('a path parameter cannot leave its segment', () => {
  expect(pathOf(getUser, { userId: '../companies/7?x=1#y' })).toBe('/identity/v1/users/..%2Fcompanies%2F7%3Fx%3D1%23y');
});

test('the platform mounts the hub API and legacy insights under /insights', () => {
  expect(patternOf(getInsightsFirm)).toBe('/insights/firms/:organizationId');
  expect(patternOf(provisionFirm)).toBe('/insights/api/v1/firms/provision');
});

test('no two endpoints share a method and a path', () => {
  const all = endpoints.map(({ endpoint }) => `${endpoint.method} ${patternOf(endpoint)}`);
  expect(new Set(all).size).toBe(all.length);
});

test('no two endpoints share a name', () => {
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
});

test('§7 every service path of the API host is listed', () => {
  expect(serviceNames).toEqual(
    expect.arrayContaining([
      'identity',
      'insights',
      'proposals',
      'offers',
      'payments',
      'firm-improvement',
      'magnit',
      'events',
      'openai-gateway',
      'calendly',
      'academy-admin',
      'wisp',
      'rightexit',
      'spark',
      'security-data',
      'mywebsite-admin',
      'mywebsite-contacts',
      'acoren',
      'solutionhub-vendors',
    ]),
  );
});
