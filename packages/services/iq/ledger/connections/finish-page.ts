import { escaped } from '@suite/contract/escaped';

/** Returns the page for a person who returns from a provider when there is no page to redirect to. */
export const finishPage = (sentence: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Connection</title><p>${escaped(sentence)}</p></html>`,
    {
      status: 400,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      },
    },
  );
