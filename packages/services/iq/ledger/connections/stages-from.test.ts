import { cursorAt, stagesFrom } from './stages-from';

const stages = [{ name: 'Customer' }, { name: 'Invoice' }, { name: 'Payment' }];

it.each([
  ['the beginning', null, ['Customer 1', 'Invoice 1', 'Payment 1']],
  ['a page of a stage', cursorAt({ name: 'Invoice' }, 3), ['Invoice 3', 'Payment 1']],
  ['the last stage', cursorAt({ name: 'Payment' }, 2), ['Payment 2']],
  ['a stage of an earlier version', cursorAt({ name: 'Receipt' }, 4), ['Customer 1', 'Invoice 1', 'Payment 1']],
])('returns the remaining stages from %s', (_, cursor, expected) => {
  expect(stagesFrom(stages, cursor).map(({ stage, page }) => `${stage.name} ${page}`)).toEqual(expected);
});
