// Proves by work that a browser is behind a form, and sends a form that waits only for the proof.
const worker = new URL('pbkdf2.js', import.meta.url);
/** @type {any} */
const page = globalThis;
page.$altcha?.algorithms.set('PBKDF2/SHA-256', () => new Worker(worker));

for (const widget of document.querySelectorAll('altcha-widget')) {
  widget.addEventListener('statechange', (event) => {
    const form = widget.closest('form');
    const isVerified = event instanceof CustomEvent && event.detail?.state === 'verified';
    if (isVerified && form?.dataset.sends !== undefined) form.requestSubmit();
  });
}
