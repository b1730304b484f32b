// @ts-check
/**
 * One lock for all hosts of the suite (decision 003), and the logout message for pages in the back/forward cache (decision 030).
 * A page of the suite embeds this page as a frame, passes it a port, and receives a message when it is its turn; the turn ends
 * when the page sends a message or removes the frame. It contains no secret and does nothing else; the Content-Security-Policy
 * says who may embed it.
 *
 * A page may be frozen during its turn. The page with the turn responds when asked; if it stays silent, the waiting pages
 * continue with a lock of the next name.
 */

/** How often waiting pages ask who has the turn, and how long a silence must last, in milliseconds. */
const ASK_EVERY = 300;
const SILENCE = 1_800;

/** @type {BroadcastChannel | undefined} */
let channel;
let hasTurn = false;
let heardAt = 0;

/** Opened only by pages that want a turn: a message would evict a page from the back/forward cache. */
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
 * @returns {Promise<boolean>} false when the page with the turn stays silent
 */
async function takeTurn(name, end) {
  const waiting = new AbortController();
  const channel = openChannel();
  heardAt = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - heardAt > SILENCE) waiting.abort();
    else channel.postMessage('who');
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
 * Evicts a page from the back/forward cache by a message to a frame in it; a page that is shown follows the cookies (decision
 * 030).
 * @param {MessagePort} port
 */
function watchLogouts(port) {
  const logouts = new BroadcastChannel('logout');
  logouts.onmessage = () => {};
  port.onmessage = () => {
    logouts.postMessage('');
    port.postMessage('done');
  };
}

addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return;
  port.postMessage('here');
  if (data === 'cache') watchLogouts(port);
  else void queueUp(port);
});
