/** @jest-environment node */
import { Suite } from '@suite/shell/suite';
import { renderToStaticMarkup } from 'react-dom/server';
import { copy } from './copy';
import { ErrorPage } from './error-page';

test('the exported page can be read, and left, with JavaScript off', () => {
  const html = renderToStaticMarkup(
    <Suite zone="error-redirect">
      <ErrorPage />
    </Suite>,
  );
  const { title, text } = copy.ofReason(null);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(text);
  expect(html).toMatch(/<noscript>.*href="\.\.\/login\/".*<\/noscript>/);
});

test('cookies that are not kept are a reason of their own', () => {
  expect(copy.ofReason('cookies').title).toBe('Your browser keeps no cookies');
  expect(copy.ofReason('anything else')).toBe(copy.ofReason(null));
});
