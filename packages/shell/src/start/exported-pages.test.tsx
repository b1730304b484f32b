/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Opened } from '../access/opened';
import { NotFound } from '../pages/page-note';
import { Suite } from './suite';

const exported = (page: React.ReactNode) => renderToStaticMarkup(<Suite zone="wisp">{page}</Suite>);

test('an exported guarded page says that it needs JavaScript and links to sign-in and home', () => {
  const html = exported(<Opened>Secret</Opened>);
  const [, withoutScript = ''] = html.match(/<noscript>(.*)<\/noscript>/) ?? [];
  expect(withoutScript).toContain('<h1>This app needs JavaScript</h1>');
  expect(withoutScript).toContain('href="/login/"');
  expect(withoutScript).toContain('href="/home/"');
  expect(html).not.toContain('Secret');
});

test('the exported 404 page says what happened and links home', () => {
  const html = exported(<NotFound />);
  expect(html).toContain('<h1>There is no page at this address</h1>');
  expect(html).toContain('href="/home/"');
});
