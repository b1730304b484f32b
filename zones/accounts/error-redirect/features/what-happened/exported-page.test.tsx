/** @jest-environment node */
import { Suite } from '@suite/shell/start/suite';
import { renderToStaticMarkup } from 'react-dom/server';
import { copy } from './copy';
import { ErrorPage } from './error-page';

test('the exported page is readable and has links with JavaScript off, and claims no cause', () => {
  const html = renderToStaticMarkup(
    <Suite zone="error-redirect">
      <ErrorPage />
    </Suite>,
  );
  const { title, text } = copy.causes.unknown;
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(text);
  expect(html).toMatch(/<noscript>.*href="\.\.\/login\/".*<\/noscript>/);
});
