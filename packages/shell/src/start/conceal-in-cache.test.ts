import type { SessionStatus } from '@suite/session/page-state';
import { concealInCache } from './conceal-in-cache';

/** Opens a page whose session has the state that the test sets, once the page has read it. */
function openPage({ isPrivate = true } = {}) {
  let now = { status: 'signed-in' as SessionStatus, epoch: 1 };
  let cookies = now;
  const listeners = new Set<() => void>();
  const look = () => {
    now = cookies;
    for (const listener of listeners) listener();
  };
  const end = concealInCache(
    {
      status: () => now.status,
      epoch: () => now.epoch,
      look,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    isPrivate,
    {
      stayOut() {
        stays += 1;
      },
    },
  );
  ends.push(end);
  return {
    /** Changes the session without the page's knowledge. */
    change: (next: Partial<typeof now>) => {
      cookies = { ...cookies, ...next };
    },
    look,
  };
}

let stays = 0;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.documentElement.removeAttribute('data-concealed');
});

const pass = (type: 'pagehide' | 'pageshow', persisted = true) => dispatchEvent(new PageTransitionEvent(type, { persisted }));
const isConcealed = () => document.documentElement.hasAttribute('data-concealed');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a page enters the cache concealed, and is revealed at once for a person who is still signed in', () => {
  openPage();
  pass('pagehide');
  expect(isConcealed()).toBe(true);
  pass('pageshow');
  expect(isConcealed()).toBe(false);
});

test('a private page asks to stay out of the cache each time it is left, a public page never does', () => {
  stays = 0;
  openPage({ isPrivate: false });
  pass('pagehide');
  expect(stays).toBe(0);
  openPage();
  pass('pagehide');
  expect(stays).toBe(1);
});

test('a page that is not restored from the cache is never concealed', () => {
  openPage();
  pass('pagehide', false);
  expect(isConcealed()).toBe(false);
  pass('pageshow', false);
  expect(isConcealed()).toBe(false);
});

test.each(['signed-out', 'expired', 'unknown'] as const)('§4 it stays concealed while the session is %s', async (status) => {
  const { change, look } = openPage();
  pass('pagehide');
  change({ status, epoch: 2 });
  pass('pageshow');
  await nextFrame();
  expect(isConcealed()).toBe(true);
  change({ status: 'signed-in' });
  look();
  await nextFrame();
  expect(isConcealed()).toBe(false);
});

test('for another person or company it is revealed with the next frame, when the tree shows them', async () => {
  const { change } = openPage();
  pass('pagehide');
  change({ epoch: 2 });
  pass('pageshow');
  expect(isConcealed()).toBe(true);
  await nextFrame();
  expect(isConcealed()).toBe(false);
});

test('a session that changes between leaving the page and caching it reveals nothing', async () => {
  const { look } = openPage();
  pass('pagehide');
  look();
  await nextFrame();
  expect(isConcealed()).toBe(true);
});

test('a public page is always revealed', async () => {
  const { change } = openPage({ isPrivate: false });
  pass('pagehide');
  change({ status: 'signed-out', epoch: 2 });
  pass('pageshow');
  await nextFrame();
  expect(isConcealed()).toBe(false);
});
