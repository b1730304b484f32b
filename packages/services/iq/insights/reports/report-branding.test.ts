import { demoPeople } from '@services/identity/demo/demo-people';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { pngOf } from '@suite/host/test/pictures';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import { contrastWithWhite, DEFAULT_ACCENT, MAX_LOGO_BYTES, readableShade } from '../contract/report-branding';

const { olivia, noah } = demoPeople;
const path = '/insights/report-branding';

describe('the contrast of a color with white', () => {
  it('follows the WCAG formula', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5);
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 5);
    expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
  });

  it('becomes sufficient with a darker shade of the color', () => {
    expect(readableShade('#0b6a57')).toBe('#0b6a57');
    for (const color of ['#ffd400', '#7fff00', '#ffffff']) {
      const shade = readableShade(color);
      expect(contrastWithWhite(shade)).toBeGreaterThanOrEqual(4.5);
      expect(contrastWithWhite(shade)).toBeLessThan(5);
    }
  });
});

onOneDatabase('the branding of reports', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const read = async (who = person) => (await who.send(path)).body;
  const upload = async (body: Buffer) => {
    const address = `${apiOrigin(person.browser.deployment)}${path}/logo`;
    const headers = { Authorization: `Bearer ${person.tokens.access_token}` };
    const answer = await platform.fetch(new Request(address, { method: 'PUT', headers, body: new Uint8Array(body) }));
    return { status: answer.status, body: await answer.json() };
  };

  it('is the suite’s until the firm sets its own', async () => {
    expect(await read()).toEqual({ accent: DEFAULT_ACCENT, logo: null });
    const changed = await person.send(path, { method: 'PUT', body: { accent: '#7A1FA2' } });
    expect(changed.body).toEqual({ accent: '#7a1fa2', logo: null });
    expect(await read(await demoPerson(platform, noah).signIn())).toEqual({ accent: DEFAULT_ACCENT, logo: null });
  });

  it('rejects a color that makes text hard to read, and suggests a shade that works', async () => {
    const { status, body } = await person.send(path, { method: 'PUT', body: { accent: '#ffd400' } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`${readableShade('#ffd400')} is a darker shade that works.`);
    expect((await person.send(path, { method: 'PUT', body: { accent: 'red' } })).status).toBe(400);
  });

  it('has a logo until it is removed', async () => {
    const first = pngOf({ width: 4, height: 2 });
    expect((await upload(first)).body.logo).toBe(`data:image/png;base64,${first.toString('base64')}`);
    const second = pngOf({ width: 6, height: 2 });
    await upload(second);
    expect((await read()).logo).toBe(`data:image/png;base64,${second.toString('base64')}`);
    const { rows } = await platform.pool.query('select count(*)::int as count from kernel.files');
    expect(rows).toEqual([{ count: 1 }]);
    await person.send(`${path}/logo`, { method: 'DELETE' });
    expect((await read()).logo).toBeNull();
  });

  it('stores only one of several logos that are uploaded at the same time', async () => {
    const logos = [3, 5, 7, 9].map((width) => pngOf({ width, height: 2 }));
    const answers = await Promise.all(logos.map(upload));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await platform.pool.query('select count(*)::int as count from kernel.files');
    expect(rows).toEqual([{ count: 1 }]);
    await person.send(`${path}/logo`, { method: 'DELETE' });
  });

  it('rejects files that are not printable images, with a reason', async () => {
    const refusal = async (body: Buffer) => {
      const { status, body: answer } = await upload(body);
      return `${status} ${answer.message}`;
    };
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toContain(
      "400 Files of this type can't be used here. Choose a file of one of these: PNG, JPEG.",
    );
    expect(await refusal(pngOf({ width: 3000, height: 1 }))).toContain("400 This picture can't be used.");
    expect(await refusal(pngOf({ width: 4, height: 4 }).subarray(0, 50))).toContain("400 This picture can't be used.");
    const large = Buffer.concat([pngOf({ width: 4, height: 4 }), Buffer.alloc(MAX_LOGO_BYTES)]);
    expect(await refusal(large)).toContain('413 The file is larger than');
  });
});
