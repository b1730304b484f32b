// @ts-check
/**
 * One lock for all hosts of the suite (decision 003), and their word for pages in the back/forward cache (decision 030). A page of the suite frames this one, hands it a port
 * and is told when it is its turn, which ends when the page removes the frame. It holds no secret and
 * does nothing else; the Content-Security-Policy says who may frame it.
 *
 * A page may be frozen while it has its turn. Whoever has it answers when asked; after a silence the
 * waiting go on to a lock of the next name.
 */

/** How often the waiting ask who has the turn, and how long a silence must last, in milliseconds. */
const ASK_EVERY = 300;
const SILENCE = 1_800;

/** @type {BroadcastChannel | undefined} */
let channel;
let hasTurn = false;
let heardAt = 0;

/** Only for those that want a turn: what it hears would throw a page out of the back/forward cache. */
function openChannel() {
  if (channel) return channel;
  const opened = new BroadcastChannel('renewal');
  opened.onmessage = ({ data }) => {
    if (data === 'who' && hasTurn) opened.postMessage('I');
    if (data === 'I') heardAt = performance.now();
  };
  channel = opened;
  return opened;
}

/**
 * @param {string} name
 * @param {Promise<void>} end of the turn
 * @returns {Promise<boolean>} false when whoever has it keeps silent
 */
async function takeTurn(name, end) {
  const waiting = new AbortController();
  const asked = openChannel();
  heardAt = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - heardAt > SILENCE) waiting.abort();
    else asked.postMessage('who');
  }, ASK_EVERY);
  try {
    return await new Promise((resolve, reject) => {
      const hold = () => {
        resolve(true);
        return end;
      };
      navigator.locks.request(name, { signal: waiting.signal }, hold).catch(reject);
    });
  } catch {
    return false;
  } finally {
    clearInterval(timer);
  }
}

/** @param {MessagePort} port */
async function queueUp(port) {
  /** @type {() => void} */
  let giveBack = () => {};
  /** @type {Promise<void>} */
  const end = new Promise((resolve) => {
    giveBack = resolve;
  });
  for (let name = 0; !(await takeTurn(`renewal-${name}`, end)); ) name += 1;
  hasTurn = true;
  port.onmessage = () => {
    hasTurn = false;
    giveBack();
    void queueUp(port);
  };
  port.postMessage({ turn: Date.now() });
}

/**
 * A page in the back/forward cache is thrown out of it by a message to a frame in it; one that is shown follows the
 * cookies (decision 030).
 * @param {MessagePort} port
 */
function watchLogouts(port) {
  const logouts = new BroadcastChannel('logout');
  logouts.onmessage = () => {};
  port.onmessage = () => {
    logouts.postMessage('');
    port.postMessage('told');
  };
}

addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return;
  port.postMessage('here');
  if (data === 'cache') watchLogouts(port);
  else void queueUp(port);
});
