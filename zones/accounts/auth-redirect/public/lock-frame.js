// @ts-check
/**
 * One lock for all hosts of the suite (decision 003). A page of the suite frames this one, hands it a port
 * and is told when it is its turn, which ends when the page removes the frame. It holds no secret and
 * does nothing else; the Content-Security-Policy says who may frame it.
 *
 * A page may be frozen while it has its turn. Whoever has it answers when asked; after a silence the
 * waiting go on to a lock of the next name.
 */

/** How often the waiting ask who has the turn, and how long a silence must last, in milliseconds. */
const ASK_EVERY = 300;
const SILENCE = 1_800;

const channel = new BroadcastChannel('renewal');
let hasTurn = false;
let heardAt = 0;

channel.onmessage = ({ data }) => {
  if (data === 'who' && hasTurn) channel.postMessage('I');
  if (data === 'I') heardAt = performance.now();
};

/**
 * @param {string} name
 * @param {Promise<void>} end of the turn
 * @returns {Promise<boolean>} false when whoever has it keeps silent
 */
async function takeTurn(name, end) {
  const waiting = new AbortController();
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

addEventListener('message', ({ source, ports: [port] }) => {
  if (source !== parent || !port) return;
  port.postMessage('here');
  void queueUp(port);
});
