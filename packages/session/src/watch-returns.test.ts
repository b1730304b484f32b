/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { watchReturns } from './watch-returns';

const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageShow = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('the listener is called when the page is visible again, gets the focus, is online again or is restored, and at no other time', () => {
  const heard: boolean[] = [];
  const stop = watchReturns((isRestored) => heard.push(isRestored));
  const after = (action: () => void) => {
    action();
    return heard.splice(0);
  };
  expect(after(() => show('hidden'))).toEqual([]);
  expect(after(() => show('visible'))).toEqual([false]);
  expect(after(() => dispatchEvent(new Event('focus')))).toEqual([false]);
  expect(after(() => dispatchEvent(new Event('online')))).toEqual([false]);
  expect(after(() => dispatchEvent(new Event('offline')))).toEqual([]);
  expect(after(() => pageShow(false))).toEqual([]);
  expect(after(() => pageShow(true))).toEqual([true]);
  stop();
  show('visible');
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('online'));
  pageShow(true);
  expect(heard).toEqual([]);
});
