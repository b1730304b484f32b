import Page from './shared-page.cjs';

type PageParameters = ConstructorParameters<typeof Page>;

const testEnvironmentOptions = { url: 'https://hub.suite.example/home/' };
const config = { projectConfig: { testEnvironmentOptions, globals: {}, fakeTimers: {} } } as unknown as PageParameters[0];

async function open(testPath = `${__dirname}/fresh-page.cjs`) {
  const page = new Page(config, { console, docblockPragmas: {}, testPath });
  await page.setup();
  // The window of a vm context is untyped.
  return { page, window: page.global as unknown as Window & typeof globalThis & { process: NodeJS.Process } };
}

const count = (window: Window) => {
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  for (const target of [window, window.document, window.document.body]) target.addEventListener('click', hear);
  window.onclick = hear;
  return () => heard;
};

describe('state that a test file leaves on the page', () => {
  it('is reset for the next file: elements, listeners, storage, cookies and the address', async () => {
    const { page, window } = await open();
    const { document } = window;
    const { body } = document;
    body.innerHTML = '<p id="left">Left</p>';
    body.className = 'dark';
    document.documentElement.lang = 'de';
    document.title = 'Left';
    document.cookie = 'left=yes';
    window.localStorage.setItem('left', 'yes');
    window.sessionStorage.setItem('left', 'yes');
    window.location.hash = '#/left';
    window.history.pushState({ left: 'yes' }, '', '/elsewhere/');
    const heard = count(window);
    body.click();
    expect(heard()).toBe(4);
    expect(window.history.length).toBe(3);
    await page.teardown();

    const next = await open();
    expect(next.window).toBe(window);
    expect(next.window.document.body).toBe(body);
    expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
    expect(document.cookie).toBe('');
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    expect(window.location.href).toBe(testEnvironmentOptions.url);
    expect([window.history.length, window.history.state]).toEqual([1, null]);
    body.click();
    expect(heard()).toBe(4);
    await next.page.teardown();
  });

  it('is reset for the next file: variables, globals, changes to the browser, mocks, clocks and timers', async () => {
    const { page, window } = await open();
    const { fetch, setTimeout } = window;
    const { focus } = window.HTMLElement.prototype;
    Object.assign(window.process.env, { PATH: '/nowhere', LEFT_BEHIND: 'yes' });
    Object.assign(window, { fetch: () => undefined, left: 'yes', _left: 'yes', [Symbol.for('left')]: 'yes' });
    Object.assign(window.document, { left: 'yes' });
    Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: false });
    window.HTMLElement.prototype.focus = () => undefined;
    page.moduleMocker?.spyOn(window.Math, 'random').mockReturnValue(7);
    let ticks = 0;
    window.setInterval(() => {
      ticks += 1;
    });
    window.requestAnimationFrame(() => {
      ticks += 1;
    });
    page.fakeTimersModern?.useFakeTimers();
    await page.teardown();

    const next = await open();
    const { PATH, LEFT_BEHIND } = window.process.env;
    expect([PATH, LEFT_BEHIND]).toEqual([process.env.PATH, undefined]);
    expect(['left' in window, '_left' in window, Symbol.for('left') in window, 'left' in window.document]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([window.fetch, window.setTimeout]).toEqual([fetch, setTimeout]);
    expect(window.navigator.onLine).toBe(true);
    expect(window.HTMLElement.prototype.focus).toBe(focus);
    expect(window.Math.random()).toBeLessThan(1);
    await new Promise(window.requestAnimationFrame);
    expect(ticks).toBe(0);
    await next.page.teardown();
  });

  it('is reset for the next file: error listeners, without which the page handles errors itself', async () => {
    const own = jest.spyOn(process, 'emit').mockImplementation((() => true) as never);
    const hear = () => undefined;
    const { page, window } = await open();
    const fail = () => window.dispatchEvent(new window.ErrorEvent('error', { error: new Error('Left') }));
    window.addEventListener('error', hear);
    await page.teardown();
    const next = await open();
    fail();
    expect(own).toHaveBeenCalledTimes(1);
    window.removeEventListener('error', hear);
    await next.page.teardown();
    const last = await open();
    window.addEventListener('error', hear);
    fail();
    expect(own).toHaveBeenCalledTimes(1);
    own.mockRestore();
    await last.page.teardown();
  });

  it('is dropped with the page when it cannot be undone or a test has failed', async () => {
    const fixed = await open();
    Object.defineProperty(fixed.window.document, 'visibilityState', { value: 'hidden' });
    await fixed.page.teardown();
    expect((await open()).window.document.visibilityState).toBe('visible');
    const { page, window } = await open();
    page.handleTestEvent({ name: 'test_fn_failure' });
    await page.teardown();
    expect((await open()).window).not.toBe(window);
  });

  it('does not reach a file that mocks modules, which gets its own page', async () => {
    const { window } = await open();
    // This file contains the text jest.mock(…).
    expect((await open(__filename)).window).not.toBe(window);
    expect((await open()).window).toBe(window);
  });
});
