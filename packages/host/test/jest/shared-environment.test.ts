import Environment from './shared-environment.cjs';

type EnvironmentParameters = ConstructorParameters<typeof Environment>;

const config = {
  projectConfig: { testEnvironmentOptions: {}, globals: {}, fakeTimers: {} },
} as unknown as EnvironmentParameters[0];
const open = () => new Environment(config, { console, docblockPragmas: {}, testPath: '' });

describe('state that a test file leaves behind', () => {
  it('is reset for the next file: variables, globals, mocks and clocks', async () => {
    const first = open();
    const { process, fetch } = first.global;
    const { PATH } = process.env;
    Object.assign(process.env, { PATH: '/nowhere', LEFT_BEHIND: 'yes' });
    Object.assign(first.global, { window: {}, fetch: () => undefined });
    first.moduleMocker?.spyOn(first.global.Math, 'random').mockReturnValue(7);
    first.fakeTimersModern?.useFakeTimers();
    expect(first.global.Math.random()).toBe(7);
    await first.teardown();

    const next = open();
    expect(next.global).toBe(first.global);
    expect(next.global.process.env).toMatchObject({ PATH });
    expect(next.global.process.env.LEFT_BEHIND).toBeUndefined();
    expect(next.global.window).toBeUndefined();
    expect(next.global.fetch).toBe(fetch);
    expect(next.global.Math.random()).toBeLessThan(1);
    expect(next.global.setTimeout).toBe(first.global.setTimeout);
    expect(Math.abs(next.global.Date.now() - Date.now())).toBeLessThan(60_000);
  });
});
