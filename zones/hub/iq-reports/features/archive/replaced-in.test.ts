import { replacedIn } from './replaced-in';

const october = { kind: 'monthly', from: '2026-10-01', to: '2026-10-31', state: 'ready' } as const;

test('the older of two reports of the same kind and period is replaced', () => {
  const reports = [
    { ...october, id: 'newer', createdAt: '2026-11-20T09:00:00Z' },
    { ...october, id: 'older', createdAt: '2026-11-01T06:00:00Z' },
    { ...october, id: 'quarterly', kind: 'quarterly', from: '2026-08-01', createdAt: '2026-11-01T05:00:00Z' } as const,
  ];
  expect([...replacedIn(reports)]).toEqual(['older']);
});

test("a report that failed or isn't ready replaces none", () => {
  const reports = (['failed', 'making'] as const).map((state) => ({
    ...october,
    id: state,
    state,
    createdAt: '2026-11-20T09:00:00Z',
  }));
  expect(replacedIn([...reports, { ...october, id: 'ready', createdAt: '2026-11-01T06:00:00Z' }]).size).toBe(0);
});
