import { earlierPeriods, periodBefore } from './period';

const weekly = (day: string) => Object.values(periodBefore('weekly', day));
const monthly = (day: string) => Object.values(periodBefore('monthly', day));

describe('the week before a day', () => {
  it('is the last complete ISO week, from Monday to Sunday', () => {
    expect(weekly('2026-01-05')).toEqual(['2025-12-29', '2026-01-04']);
    // A Sunday still belongs to its own week.
    expect(weekly('2026-01-04')).toEqual(['2025-12-22', '2025-12-28']);
    expect(weekly('2026-01-11')).toEqual(['2025-12-29', '2026-01-04']);
  });

  it('may be week 53 of a year or contain a leap day', () => {
    expect(weekly('2021-01-04')).toEqual(['2020-12-28', '2021-01-03']);
    expect(weekly('2024-03-04')).toEqual(['2024-02-26', '2024-03-03']);
    expect(weekly('1969-12-31')).toEqual(['1969-12-22', '1969-12-28']);
  });
});

describe('the month before a day', () => {
  it('ends on the last day of that month', () => {
    expect(monthly('2026-01-01')).toEqual(['2025-12-01', '2025-12-31']);
    expect(monthly('2024-03-01')).toEqual(['2024-02-01', '2024-02-29']);
    expect(monthly('2100-03-31')).toEqual(['2100-02-01', '2100-02-28']);
  });
});

describe('the quarter and the year before a day', () => {
  const quarterly = (day: string) => Object.values(periodBefore('quarterly', day));
  const yearly = (day: string) => Object.values(periodBefore('yearly', day));

  it('end with the last day of a calendar quarter or year', () => {
    expect(quarterly('2026-01-01')).toEqual(['2025-10-01', '2025-12-31']);
    expect(quarterly('2026-03-31')).toEqual(['2025-10-01', '2025-12-31']);
    expect(quarterly('2026-04-01')).toEqual(['2026-01-01', '2026-03-31']);
    expect(yearly('2026-12-31')).toEqual(['2025-01-01', '2025-12-31']);
    expect(yearly('2027-01-01')).toEqual(['2026-01-01', '2026-12-31']);
  });
});

describe('a period', () => {
  it('is compared with the previous period and the same period a year earlier', () => {
    expect(earlierPeriods('monthly', { from: '2024-03-01', to: '2024-03-31' })).toEqual({
      prior: { from: '2024-02-01', to: '2024-02-29' },
      yearBefore: { from: '2023-03-01', to: '2023-03-31' },
    });
    expect(earlierPeriods('quarterly', { from: '2026-01-01', to: '2026-03-31' })).toEqual({
      prior: { from: '2025-10-01', to: '2025-12-31' },
      yearBefore: { from: '2025-01-01', to: '2025-03-31' },
    });
    expect(earlierPeriods('weekly', { from: '2025-12-29', to: '2026-01-04' })).toEqual({
      prior: { from: '2025-12-22', to: '2025-12-28' },
      yearBefore: { from: '2024-12-30', to: '2025-01-05' },
    });
  });

  it('is only compared with the previous year if it is a year', () => {
    expect(earlierPeriods('yearly', { from: '2025-01-01', to: '2025-12-31' })).toEqual({
      prior: { from: '2024-01-01', to: '2024-12-31' },
      yearBefore: null,
    });
  });
});
