import { movedUp, newId, replaced, without } from './change-list';

const letters = ['a', 'b', 'c'];

test('lists are changed at one place, and the original stays as it was', () => {
  expect(replaced(letters, 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(without(letters, 0)).toEqual(['b', 'c']);
  expect(movedUp(letters, 2)).toEqual(['a', 'c', 'b']);
  expect(movedUp(letters, 0)).toEqual(letters);
  expect(letters).toEqual(['a', 'b', 'c']);
});

test('new parts have identifiers of their own', () => {
  expect(newId()).not.toBe(newId());
});
