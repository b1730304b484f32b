import { createLogger } from '@suite/env/logger';
import { createFlagStore } from './flag-store';

function flagsOf(environment: 'qa' | 'prod' = 'qa') {
  const warnings: unknown[] = [];
  const warn = (message: unknown) => warnings.push(message);
  const store = createFlagStore(environment, createLogger('warning', { debug() {}, info() {}, warn, error: warn }));
  return { store, warnings };
}

beforeEach(() => localStorage.clear());

test('a flag has its default until the service sends its value, and listeners are notified', () => {
  const { store } = flagsOf();
  expect([store.value('ai-chat-button'), store.value('announcement')]).toEqual([true, '']);
  const listener = jest.fn();
  const end = store.subscribe(listener);
  store.put({ 'ai-chat-button': false, announcement: 'Tonight' });
  store.put({ 'ai-chat-button': false, announcement: 'Tonight' });
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  store.put({ 'ai-chat-button': true });
  expect(listener).toHaveBeenCalledTimes(1);
  expect([store.value('ai-chat-button'), store.value('announcement')]).toEqual([true, '']);
});

test('the next page starts with the last known values of its environment', () => {
  flagsOf('qa').store.put({ announcement: 'In qa' });
  expect(flagsOf('qa').store.value('announcement')).toBe('In qa');
  expect(flagsOf('prod').store.value('announcement')).toBe('');
});

test('the tabs of an origin follow the one that receives the values', () => {
  const { store } = flagsOf();
  const listener = jest.fn();
  store.subscribe(listener);
  const change = { key: 'suite.flags.qa', newValue: JSON.stringify({ announcement: 'From another tab' }) };
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{}' }));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', change));
  expect(store.value('announcement')).toBe('From another tab');
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['a text for a boolean', { 'ai-chat-button': 'false' }],
  ['a number for a text', { announcement: 7 }],
  ['an object', { announcement: {} }],
  ['a text that is too long', { announcement: 'x'.repeat(201) }],
])('%s is replaced by the default, with one warning', (_, values) => {
  const { store, warnings } = flagsOf();
  store.put(values);
  store.put(values);
  expect([store.value('ai-chat-button'), store.value('announcement')]).toEqual([true, '']);
  expect(warnings).toHaveLength(1);
});

test.each(['{', '[]', '7', 'null', '{"announcement":[]}'])('stored text %s is ignored', (stored) => {
  localStorage.setItem('suite.flags.qa', stored);
  expect(flagsOf().store.value('announcement')).toBe('');
});

test('a full storage stores nothing and causes no error', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { store } = flagsOf();
  store.put({ announcement: 'Now' });
  expect(store.value('announcement')).toBe('Now');
  setItem.mockRestore();
});
