import { mediaTypeOf } from './media-type';

// As registered at IANA, with the character set for text.
test.each([
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['media/a-480.jpg', 'image/jpeg'],
  ['media/A.JPEG', 'image/jpeg'],
  ['media/a-480.avif', 'image/avif'],
  ['media/a-480.webp', 'image/webp'],
  ['a.gif', 'image/gif'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.pdf', 'application/pdf'],
  ['a.zip', 'application/zip'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['index.html', 'text/html; charset=utf-8'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['fe_envConfig.json', 'application/json; charset=utf-8'],
  ['inter.woff2', 'font/woff2'],
  ['a.unknown', 'application/octet-stream'],
  ['constructor', 'application/octet-stream'],
])('%s is %s', (path, type) => expect(mediaTypeOf(path).type).toBe(type));
