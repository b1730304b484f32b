import { plainStatus } from './statuses';

test.each([
  ['Void', ['storniert', 'annulée', 'cancelado', 'CANCELADA', 'Anulada', 'annullata', 'geannuleerd', 'Anulowana', 'makulerad']],
  ['Draft', ['Entwurf', 'brouillon', 'Borrador', 'rascunho', 'Bozza', 'Concept', 'utkast']],
  ['Paid', ['bezahlt', 'payée', 'Quitado', 'pago', 'pagada', 'Pagata', 'Betaald', 'Opłacona', 'ZAPŁACONA', 'betald']],
  ['Partially paid', ['teilweise bezahlt', 'parcialmente pago', 'Parzialmente pagata', 'deels betaald', 'delvis betald']],
  ['Open', ['offen', 'impayée', 'em aberto', 'Pendiente', 'vencida', 'scaduta', 'Openstaand', 'Nieopłacona', 'förfallen']],
])('%s is recognized in the languages of the exports', (status, words) => {
  expect(words.map((word) => [word, plainStatus(word)])).toEqual(words.map((word) => [word, status]));
});

test('another status stays as it is', () => {
  expect(plainStatus('Awaiting approval')).toBe('Awaiting approval');
});
