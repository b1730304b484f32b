import { termsDays } from './terms';

it.each([
  ['Net 30', 30],
  ['net30', 30],
  ['1% 10 Net 30', 30],
  ['2/10, net 45 days', 45],
  ['Due on receipt', 0],
  ['30 Tage netto', 30],
  ['14 Tage 2 % Skonto, 30 Tage netto', 30],
  ['sofort fällig', 0],
  ['30 jours', 30],
  ['7', 7],
  ['Net 30 EOM', undefined],
  ['Net 15th', undefined],
  ['45 jours fin de mois', undefined],
  ['Custom', undefined],
  ['Net 999', undefined],
  ['', undefined],
])('%s are %s days', (text, days) => {
  expect(termsDays(text)).toBe(days);
});
