import type { getVersions, Version } from '@services/security-plan/contract/versions';
import type { ResponseOf } from '@suite/api/request-of';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plan } from '../frame/plan.fixture';
import { Versions } from './versions';

const version = (number: number, part: Partial<Version> = {}): Version => ({
  ...{ number, approvedOn: '2026-01-05', approvedBy: 'Quinn Ito', note: `Note ${number}`, isMaterial: false, hash: `h${number}` },
  ...{ gaps: 0, isInForce: false },
  ...part,
});
const server: ResponseOf<typeof getVersions> = {
  versions: [version(2, { isInForce: true, gaps: 1 }), version(1, { isMaterial: true, gaps: 2 })],
  changes: [{ at: '2026-03-01T17:00:00Z', by: 'Ada Birch', what: 'changed section VI' }],
  ...{ revision: 7, hasChanges: true, mayApprove: true, qualifiedIndividual: 'Quinn Ito' },
  gaps: [{ key: 'logs', title: 'Logs', state: 'not-met', text: 'No evidence yet' }],
};

async function open(part: Partial<typeof server> = {}, rights = 'change', hash = '#/versions') {
  cleanup();
  location.hash = hash;
  const suite = renderInSuite(<Versions />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      'GET /wisp/v1/plan': () => Response.json({ plan, people: [] }),
      'GET /wisp/v1/versions': () => Response.json({ ...server, ...part }),
      'GET /wisp/v1/versions/2/difference': () =>
        Response.json({
          parts: [
            {
              title: 'VI. Incidents',
              lines: [
                { kind: 'same', text: 'Call Ada.' },
                { kind: 'removed', text: 'In a week.' },
                { kind: 'added', text: 'At once.' },
              ],
            },
          ],
        }),
    },
  });
  await screen.findByRole('heading', { name: 'Change log' });
  return suite;
}

const rows = () => screen.getAllByRole('listitem');
const approve = () => screen.queryByRole('button', { name: 'Approve the draft' });

test('names each version with who approved it, whether it is in force, and its gaps', async () => {
  await open();
  const [draft, second, first, change] = rows().map(({ textContent }) => textContent);
  expect(draft).toContain('The draft differs from the version in force. 1 control is not proven.');
  expect(second).toMatch(/Version 2 In force1 gap.*Approved Jan 5, 2026 by Quinn Ito · Note 2.*SHA-256 h2/);
  expect(first).toMatch(/Version 1 Material change2 gaps/);
  expect(first).not.toContain('In force');
  expect(change).toContain('Ada Birch changed section VI');
});

test('only the Qualified Individual approves a draft, and only one with changes', async () => {
  await open();
  expect(approve()).toBeTruthy();
  await open({ mayApprove: false });
  expect(approve()).toBeNull();
  expect(screen.getByText(/Only Quinn Ito, the Qualified Individual, can approve it\.$/)).toBeTruthy();
  await open({ mayApprove: false, qualifiedIndividual: null });
  expect(screen.getByText(/Nobody is named as Qualified Individual/)).toBeTruthy();
  await open({ hasChanges: false });
  expect(approve()).toBeNull();
  expect(screen.getByText('Nothing has changed since the version in force.')).toBeTruthy();
  await open({}, '');
  expect(approve()).toBeNull();
});

test('the address opens the changes of a version, line by line', async () => {
  await open({}, 'change', '#/versions?number=2');
  const part = within(await screen.findByRole('region', { name: 'VI. Incidents' }));
  expect([...part.getAllByText(/./, { selector: 'p' })].map(({ textContent }) => textContent)).toEqual([
    'Call Ada.',
    'removed: In a week.',
    'added: At once.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(location.hash).toBe('#/versions');
});

test('the first version has nothing to be compared with', async () => {
  await open({ versions: [version(1, { isInForce: true })] });
  // One of the draft alone.
  expect(screen.getAllByRole('button', { name: 'What it changes' })).toHaveLength(1);
  await open({ versions: [], changes: [] });
  expect(screen.queryByRole('button', { name: 'What it changes' })).toBeNull();
  expect(screen.getByText(/^No version is in force yet\./)).toBeTruthy();
  expect(screen.getByText('Nothing was changed yet.')).toBeTruthy();
});
