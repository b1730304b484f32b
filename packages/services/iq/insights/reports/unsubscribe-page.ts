import { escaped } from '@suite/contract/escaped';

interface Page {
  status?: 200 | 400;
  sentence: string;
  /** The label of the form's button; absent if there is nothing to confirm. */
  button?: string;
  /** The form's action; the page's own URL if absent. */
  action?: string;
}

/** Returns the page of an unsubscribe link. It works without scripts and without signing in. */
export const unsubscribePage = ({ status = 200, sentence, button, action }: Page): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Reports by e-mail</title><p>${escaped(sentence)}</p>` +
      `${button ? `<form method="post"${action ? ` action="${escaped(action)}"` : ''}><button>${escaped(button)}</button></form>` : ''}</html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
        // The URL contains the token.
        'Referrer-Policy': 'no-referrer',
      },
    },
  );
