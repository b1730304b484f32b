import { readFileSync } from 'node:fs';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import sharp from 'sharp';
import { websiteOf } from '../fixture-website';
import { contentOf } from '../pages/templates';
import { processPicture } from './process-picture';

const path = '/mywebsite-admin/v1';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#347' } }).withExif({
    IFD0: { Artist: 'Pat Doe' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 31/1 0/1' },
  });

test('a picture is converted to three formats and the widths it is large enough for, without camera metadata', async () => {
  const source = await picture(1200, 800).jpeg().toBuffer();
  expect((await sharp(source).metadata()).exif?.toString('latin1')).toContain('Pat Doe');
  const { width, height, variants, thumbnail } = await processPicture(source);
  expect([width, height]).toEqual([1200, 800]);
  expect(variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual(
    [480, 960, 1200].flatMap((each) => ['avif', 'webp', 'jpeg'].map((format) => `${format} ${each}`)),
  );
  for (const { content } of variants) {
    const { exif, xmp, iptc } = await sharp(content).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  }
  expect(thumbnail).toMatch(/^data:image\/webp;base64,/);
});

test('a transparent picture stays transparent, and a rotated one is turned upright', async () => {
  const clear = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect((await processPicture(clear)).variants.map(({ format }) => format)).toEqual(['avif', 'webp', 'png']);
  const lying = await picture(20, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await processPicture(lying)).toMatchObject({ width: 10, height: 20 });
});

test('a picture of 40 megapixels is accepted, one of more than 50 is rejected before it is decoded', async () => {
  const large = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#347' } })
    .jpeg({ quality: 20 })
    .toBuffer();
  expect((await processPicture(large)).width).toBe(1600);
  const huge = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#347' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await expect(processPicture(huge)).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('50 megapixels'),
  });
});

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /Drawings/],
  ['a text', Buffer.from('no picture'), /no picture/],
  ['nothing', Buffer.alloc(0), /no picture/],
])('%s is rejected', async (_, source, reason) => {
  await expect(processPicture(source)).rejects.toMatchObject({ code: 'invalid_request', message: expect.stringMatching(reason) });
});

test('a truncated picture is rejected', async () => {
  for (const format of ['jpeg', 'png'] as const) {
    const noise = await sharp({
      create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 60 }, background: '#000' },
    })
      .toFormat(format)
      .toBuffer();
    await expect(processPicture(noise.subarray(0, noise.length * 0.6))).rejects.toMatchObject({ code: 'invalid_request' });
  }
});

onOneDatabase('the pictures of a website', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const upload = async (source: Buffer) => {
    const request = new Request(`${apiOrigin(olivia.browser.deployment)}${path}/media?fileName=office.jpg`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${olivia.tokens.access_token}` },
      body: new Uint8Array(source),
    });
    const response = await platform.fetch(request);
    return { status: response.status, body: await response.json() };
  };

  it('appear on the website with their alternative text, and cannot be removed while a page uses them', async () => {
    const added = await upload(await picture(600, 400).jpeg().toBuffer());
    expect(added.status).toBe(201);
    const { id, version, name } = added.body;
    await olivia.send(`${path}/media/${id}`, {
      method: 'PUT',
      body: { version, name, alt: 'Our office', focalX: 20, focalY: 100 },
    });
    const [home, ...rest] = await websiteOf(olivia);
    if (!home) throw new Error('there is no home page');
    const block = { id: 'a', kind: 'image', imageId: id, caption: '', width: 'wide' };
    const content = { ...contentOf('home', 'Harborline'), blocks: [block] };
    await olivia.send(`${path}/pages/${home.id}`, { method: 'PUT', body: { version: home.version, content } });
    const pages = [{ id: home.id, version: 2 }, ...rest.map((page) => ({ id: page.id, version: page.version }))];
    await olivia.send(`${path}/page-publications`, { body: { pages } });
    await platform.settled();
    const { slug } = (await olivia.send(`${path}/site`)).body.site;
    const site = await platform.findSite({ slug });
    const html = readFileSync(`${site?.folder}/index.html`, 'utf8');
    const [, file = ''] = /<img src="([^"]+)" alt="Our office" width="600" height="400"[^>]* class="f20-100">/.exec(html) ?? [];
    expect(file).toMatch(/^media\/[0-9a-f]{16}-600\.jpg$/);
    expect((await sharp(readFileSync(`${site?.folder}/${file}`)).metadata()).width).toBe(600);
    const refused = await olivia.send(`${path}/media/${id}`, { method: 'DELETE' });
    expect(refused.body).toMatchObject({
      code: 'not_open',
      message: '“Harborline” uses this picture. Take it off the page first.',
    });
  });
});
