import type { CookieNoun } from '@suite/contract/cookies';
import type { Browser } from './browser';
import { aborted } from './suite-lock';

/** The state shared by all tabs of one browser. */
export interface Machine {
  cookies: Map<CookieNoun, string>;
  /** Unix time in seconds by the machine's clock, set by tests. */
  time: number;
  /** Seconds since the machine was turned on. */
  uptime: number;
  /** Cookies longer than this are dropped silently, as in browsers. */
  cookieLimit: number;
  /** Delivers change events from one tab to another; tests may order them. */
  deliver(news: () => void): void;
  /** Lets time pass and timers fire. */
  pass(seconds: number): Promise<void>;
}

interface Dependencies extends Machine {
  timers: Set<{ at: number; ring: () => void }>;
  cookieListeners: Set<() => void>;
  turn: Promise<unknown>;
}

/** More timers than this in one `pass` mean a timer that sets itself again without time passing. */
const MAX_RINGS = 10_000;

export function memoryMachine(): Machine {
  const machine: Dependencies = {
    cookies: new Map(),
    time: 1_800_000_000,
    uptime: 1_000,
    cookieLimit: 4096,
    deliver: queueMicrotask,
    timers: new Set(),
    cookieListeners: new Set(),
    turn: Promise.resolve(),
    async pass(seconds) {
      const end = machine.uptime + seconds;
      for (let rings = 0; rings < MAX_RINGS; rings += 1) {
        await settled();
        const [next] = [...machine.timers].sort((a, b) => a.at - b.at);
        const at = Math.max(machine.uptime, Math.min(next?.at ?? end, end));
        machine.time += at - machine.uptime;
        machine.uptime = at;
        if (!next || next.at > end) return;
        machine.timers.delete(next);
        next.ring();
      }
      throw new Error(`Timers rang ${MAX_RINGS} times in ${seconds} s`);
    },
  };
  return machine;
}

/** Lets promises settle that wait only for each other. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

export interface MemoryBrowser extends Browser {
  machine: Machine;
  cookies: Machine['cookies'];
  /** Addresses the page was sent to, in order. */
  visited: string[];
  time: number;
  cookieLimit: number;
  present: boolean;
  /** How often the pages in the back/forward cache were evicted. */
  evictions: number;
  /** The person returns from another tab. */
  comeBack(): void;
  /** The page is restored from the back/forward cache. */
  restore(): void;
}

/** Creates a tab for tests: one page, which may share a machine with other tabs. */
export function memoryBrowser(address: string, shared: Machine = memoryMachine()): MemoryBrowser {
  const machine = shared as Dependencies;
  const returns = new Set<(isRestored: boolean) => void>();
  const stored = new Map<string, string>();

  function setCookie(noun: CookieNoun, value: string | undefined): void {
    if (machine.cookies.get(noun) === value) return;
    if (value === undefined) machine.cookies.delete(noun);
    else machine.cookies.set(noun, value);
    for (const listener of machine.cookieListeners) machine.deliver(() => machine.cookieListeners.has(listener) && listener());
  }

  const tellReturn = (isRestored: boolean) => {
    for (const listener of returns) listener(isRestored);
  };

  const visited: string[] = [];
  const browser: MemoryBrowser = {
    machine,
    cookies: machine.cookies,
    visited,
    get time() {
      return machine.time;
    },
    set time(time) {
      machine.time = time;
    },
    get cookieLimit() {
      return machine.cookieLimit;
    },
    set cookieLimit(limit) {
      machine.cookieLimit = limit;
    },
    present: true,
    evictions: 0,
    address: () => new URL(address),
    go: (url) => void visited.push(url),
    replaceAddress: (url) => {
      address = url;
    },
    now: () => machine.time,
    elapsed: () => machine.uptime,
    after(milliseconds, ring) {
      const timer = { at: machine.uptime + milliseconds / 1000, ring };
      machine.timers.add(timer);
      return () => void machine.timers.delete(timer);
    },
    random: () => 0.5,
    readCookie: (noun) => machine.cookies.get(noun) ?? '',
    writeCookie: (noun, value) => {
      if (value.length <= machine.cookieLimit) setCookie(noun, value);
    },
    removeCookie: (noun) => setCookie(noun, undefined),
    onCookieChange(listener) {
      machine.cookieListeners.add(listener);
      return () => machine.cookieListeners.delete(listener);
    },
    onReturn(listener) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
    isPresent() {
      return this.present;
    },
    recall: (key) => stored.get(key) ?? '',
    keep: (key, value) => void stored.set(key, value),
    forget: () => stored.clear(),
    async exclusively(task, signal) {
      const before = machine.turn;
      const run = Promise.race([before, ...(signal ? [aborted(signal)] : [])]).then(task);
      machine.turn = Promise.allSettled([before, run]);
      return run;
    },
    cachedPages: {
      watch() {},
      stayOut() {},
      async evict() {
        browser.evictions += 1;
        return true;
      },
    },
    comeBack: () => tellReturn(false),
    restore: () => tellReturn(true),
  };
  return browser;
}
