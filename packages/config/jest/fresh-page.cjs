// @ts-check
const { TestEnvironment } = require('jest-environment-jsdom');

/** What every browser has and jsdom lacks; Node's own are made to the same standards. */
const globals = /** @type {const} */ (['fetch', 'Headers', 'Request', 'Response', 'TextDecoder', 'TextEncoder']);

module.exports = class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    for (const name of globals) Object.assign(this.global, { [name]: globalThis[name] });
    addTopLayer(this.global);
    // A widget that turns a key into a click needs no more of it than that.
    Object.assign(this.global, { PointerEvent: this.global.MouseEvent });
    Object.assign(this.global, { IntersectionObserver: NothingSeen, ResizeObserver: NothingSeen });
  }
};

/** Where nothing is drawn, nothing comes into sight or changes its size. */
class NothingSeen {
  observe() {}
  disconnect() {}
}

/**
 * jsdom draws nothing, so it has no top layer: a modal is its open attribute, a popover is always there. Nor does
 * anything scroll.
 * @param {Pick<typeof globalThis, 'Element' | 'HTMLDialogElement' | 'HTMLElement'>} window
 */
function addTopLayer(window) {
  Object.assign(window.HTMLDialogElement.prototype, {
    /** @this {HTMLDialogElement} */
    showModal() {
      this.open = true;
    },
    /** @this {HTMLDialogElement} */
    close() {
      this.open = false;
    },
  });
  window.HTMLElement.prototype.showPopover = () => {};
  window.HTMLElement.prototype.hidePopover = () => {};
  window.Element.prototype.scrollIntoView = () => {};
}
