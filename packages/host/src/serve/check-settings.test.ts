import { environmentNames } from '@suite/zones/environments';
import { badPorts } from '../gateway/bad-ports';
import { checkSettings } from './check-settings';

const before = { ...process.env };
const set = (settings: Record<string, string>) => {
  for (const key of ['SUITE_ENVIRONMENTS', 'SUITE_PORT_BASE', 'SUITE_PREVIEW_PORT', 'NODE_ENV'])
    Reflect.deleteProperty(process.env, key);
  Object.assign(process.env, settings);
};
afterAll(() => {
  set({});
  Object.assign(process.env, before);
});
const production = { NODE_ENV: 'production' };

describe('the served environments', () => {
  it.each([
    ['all outside of production', {}, environmentNames],
    ['prod alone in production', production, ['prod']],
    ['those that are set', { ...production, SUITE_ENVIRONMENTS: ' uat, prod ' }, ['uat', 'prod']],
  ])('are %s', (_, settings, expected) => {
    set(settings);
    expect(checkSettings('preview').environments).toEqual(expected);
  });

  it.each(['prd', 'prod,', 'PROD', 'prod;qa', ' '])('must be environments: %j', (SUITE_ENVIRONMENTS) => {
    set({ SUITE_ENVIRONMENTS });
    expect(() => checkSettings('preview')).toThrow(
      /^SUITE_ENVIRONMENTS has ".*", which is not an environment: set it to some of local, localHttps, dev, .*, separated by commas\.$/,
    );
  });

  it('must include the one that the command starts in', () => {
    set(production);
    expect(() => checkSettings('local')).toThrow(
      'The environment local, which this command starts in, is not served (only prod): set SUITE_ENVIRONMENTS=local,prod, or run npm run preview.',
    );
    set({ SUITE_ENVIRONMENTS: 'qa' });
    expect(() => checkSettings('preview')).toThrow(/ is not served \(only qa\): set SUITE_ENVIRONMENTS=prod,qa\.$/);
  });
});

describe('ports', () => {
  it('include those that browsers refuse', async () => {
    // Node's fetch refuses the ports of the standard before it connects.
    for (const port of badPorts) {
      if (port === 0) continue;
      await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    }
  });

  it.each([
    ['5900', 'the API on port 6000', '6100'],
    ['6000', 'home on port 6000', '6100'],
    ['6650', 'login on port 6665', '6700'],
    ['10000', undefined, ''],
    ['9980', 'the API on port 10080', '10000'],
    ['0', 'home on port 0', '3000'],
    ['65500', 'the API on port 65600', '3000'],
  ])('from %s on', (SUITE_PORT_BASE, refused, other) => {
    set({ SUITE_PORT_BASE });
    if (!refused) expect(checkSettings('local').portBase).toBe(Number(SUITE_PORT_BASE));
    else {
      expect(() => checkSettings('local')).toThrow(
        `SUITE_PORT_BASE is ${SUITE_PORT_BASE}, which puts ${refused}, one that browsers refuse: set SUITE_PORT_BASE=${other}.`,
      );
      set({ SUITE_PORT_BASE: other });
      expect(checkSettings('local').portBase).toBe(Number(other));
    }
  });

  it('of the preview are checked without the others', () => {
    set({ SUITE_PREVIEW_PORT: '6665', SUITE_PORT_BASE: '6000' });
    expect(() => checkSettings('preview')).toThrow(
      'SUITE_PREVIEW_PORT is 6665, a port that browsers refuse: set SUITE_PREVIEW_PORT=6670.',
    );
    set({ SUITE_PREVIEW_PORT: '8443', SUITE_PORT_BASE: '6000' });
    expect(checkSettings('preview').previewPort).toBe(8443);
  });
});
