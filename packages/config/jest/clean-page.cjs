// @ts-check
/**
 * Notes what a page is like, and returns what makes it so again; it tells whether it could.
 * @param {any} page
 */
exports.cleanPage = ({ dom, global: window }) => {
  const { document, process, location } = window;
  const { href } = location;
  const stopTimers = ownTimers(window);
  const balanceErrorListeners = errorListenersOf(window);
  const { documentElement: html, head, body } = document;
  const elements = [html, head, body];
  const forgetListeners = [window, document, ...elements].map(listenersOf);
  const variables = { ...process.env };
  const restoreProperties = [
    propertiesOf(window, namesOf(window)),
    ...[...objectsOf(window), ...elements].map((object) => propertiesOf(object)),
  ];

  return () => {
    stopTimers();
    for (const forget of forgetListeners) forget();
    balanceErrorListeners();
    document.getSelection().removeAllRanges();
    document.documentElement.replaceWith(html);
    html.replaceChildren(head, body);
    for (const element of elements) for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const element of [head, body]) element.replaceChildren();
    window.localStorage.clear();
    window.sessionStorage.clear();
    dom.cookieJar.removeAllCookiesSync();
    window.history.replaceState(null, '');
    dom.reconfigure({ url: href });
    const history = window._sessionHistory;
    history.clearHistoryTraversalTasks();
    history._entries = [history.currentEntry];
    history._currentIndex = 0;
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    return restoreProperties.map((restore) => restore()).every(Boolean);
  };
};

/** Timers that are started from now on, not those of what has been loaded: React would wait for them. @param {any} window */
function ownTimers(window) {
  const stops = ['Timeout', 'Interval'].map((kind) => ownOnes(window, `set${kind}`, `clear${kind}`));
  stops.push(ownOnes(window, 'requestAnimationFrame', 'cancelAnimationFrame'));
  return () => {
    for (const stop of stops) stop();
  };
}

/** @param {any} window @param {string} start @param {string} stop */
function ownOnes(window, start, stop) {
  const [original, cancel, ids] = [window[start], window[stop], new Set()];
  window[start] = (/** @type {any[]} */ ...given) => {
    const id = original.apply(window, given);
    ids.add(id);
    return id;
  };
  return () => {
    for (const id of ids) cancel.call(window, id);
    ids.clear();
  };
}

/** jest takes an error for the test's own when nobody listens, and counts by these two who does. @param {any} window */
function errorListenersOf(window) {
  const { addEventListener, removeEventListener } = window;
  let listening = 0;
  window.addEventListener = (/** @type {any[]} */ ...given) => {
    if (given[0] === 'error') listening++;
    return addEventListener.apply(window, given);
  };
  window.removeEventListener = (/** @type {any[]} */ ...given) => {
    if (given[0] === 'error') listening--;
    return removeEventListener.apply(window, given);
  };
  return () => {
    for (; listening > 0; listening--) removeEventListener.call(window, 'error', null);
    for (; listening < 0; listening++) addEventListener.call(window, 'error', null);
  };
}

/** @param {any} target */
function listenersOf(target) {
  const inner = innerOf(target);
  const { removeEventListener } = (target.document ?? target.ownerDocument ?? target).defaultView.EventTarget.prototype;
  const existing = new Set(Object.values(inner._eventListeners).flat());
  return () => {
    for (const [type, listeners] of Object.entries(inner._eventListeners)) {
      for (const { callback, options } of [...listeners].filter((one) => !existing.has(one))) {
        removeEventListener.call(target, type, callback.objectReference ?? callback, options);
      }
      inner._eventListeners[type] = inner._eventListeners[type].filter((/** @type {any} */ one) => existing.has(one));
    }
    inner._registeredHandlers?.clear();
    inner._registeredObserverList?.splice(0);
  };
}

/** What a window names: by Node, it does not tell of most interfaces itself. @param {any} window */
const namesOf = (window) => () => [window, innerOf(window.document)._globalObject].flatMap(Reflect.ownKeys);

/** What jsdom keeps of a window in the window itself. @param {PropertyKey} key */
const isInner = (key) => typeof key === 'string' && key.startsWith('_');

/** What a window names, and what that gives to its instances. @param {any} window */
function objectsOf(window) {
  const objects = new Set();
  for (const name of namesOf(window)()) {
    // These hold what is stored by its name.
    if (name === 'localStorage' || name === 'sessionStorage' || name === 'console' || isInner(name)) continue;
    const value = window[name];
    if ((typeof value !== 'object' && typeof value !== 'function') || !value || value === window) continue;
    objects.add(value);
    if (typeof value === 'function' && value.prototype) objects.add(value.prototype);
  }
  return objects;
}

/** @param {object} object @param {() => PropertyKey[]} keysOf @returns {() => boolean} */
function propertiesOf(object, keysOf = () => Reflect.ownKeys(object)) {
  const propertyOf = (/** @type {PropertyKey} */ key) => Object.getOwnPropertyDescriptor(object, key);
  const before = new Map(keysOf().map((key) => [key, isInner(key) ? undefined : propertyOf(key)]));
  return () => {
    let isRestored = true;
    for (const key of keysOf()) {
      // What jest fixes there for all its copies stays, as they do.
      if (before.has(key) || isFixedForAll(object, key)) continue;
      isRestored = Reflect.deleteProperty(object, key) && isRestored;
    }
    for (const [key, property] of before) {
      // The console of a test file that has ended tells of whoever still writes to it.
      if (key === 'console' || !property || isSame(property, propertyOf(key))) continue;
      isRestored = Reflect.defineProperty(object, key, property) && isRestored;
    }
    return isRestored;
  };
}

/** @param {object} object @param {PropertyKey} key */
const isFixedForAll = (object, key) =>
  typeof key === 'symbol' && Symbol.keyFor(key) !== undefined && !Object.getOwnPropertyDescriptor(object, key)?.configurable;

/** @param {PropertyDescriptor} before @param {PropertyDescriptor | undefined} after */
const isSame = (before, after) => !!after && before.value === after.value && before.get === after.get && before.set === after.set;

/** What jsdom keeps of an object of a page, its listeners among it. @param {any} object */
function innerOf(object) {
  const document = object.document ?? object.ownerDocument ?? object;
  return object[/** @type {symbol} */ (Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl'))];
}
