import { environmentNames } from '@suite/zones/environments';
import { identityOf } from './identity';

const olivia = { userId: 'u1', companyId: 'c1', email: 'olivia@harborline.example', firstName: 'Olivia', lastName: 'Hart' };

test('§3 identifies the visitor and the account in prod', () => {
  expect(identityOf(olivia, 'Harborline', 'prod')).toEqual({
    visitor: { id: 'u1', identity: 'u1', email: 'olivia@harborline.example', name: 'Olivia Hart' },
    account: { id: 'c1', identity: 'c1', name: 'Harborline' },
  });
});

test('§3 ids start with the environment outside of prod', () => {
  for (const environment of environmentNames.filter((name) => name !== 'prod')) {
    const { visitor, account } = identityOf(olivia, '', environment) ?? {};
    expect([visitor?.id, account?.id]).toEqual([`${environment}-u1`, `${environment}-c1`]);
  }
});

test.each([{ firstName: '' }, { lastName: '' }])('§3 there is no name unless first and last name exist: %p', (without) => {
  expect(identityOf({ ...olivia, ...without }, '', 'prod')?.visitor).not.toHaveProperty('name');
});

test('nobody is reported while nobody is signed in, and no account for a person without a company', () => {
  expect(identityOf({ ...olivia, userId: '' }, '', 'prod')).toBeUndefined();
  expect(identityOf({ ...olivia, companyId: '' }, '', 'prod')).not.toHaveProperty('account');
});
