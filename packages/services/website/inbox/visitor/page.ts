import { ASSETS } from './assets';
import { type Html, html } from './html';

interface Page {
  title: string;
  body: Html;
  status?: 200 | 400 | 409 | 410 | 429;
  /** Scripts of `assets.ts` that the page loads. */
  scripts?: readonly string[];
  /** Seconds after which a throttled client may retry. */
  retryAfter?: number;
}

/** Allows only what the API host itself serves; forms lead only there, and framing is forbidden. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Returns a small page for visitors of a firm's website, on the API host. It works without scripts. */
export const page = ({ title, body, status = 200, scripts = [], retryAfter }: Page): Response =>
  new Response(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${ASSETS}/page.css">${scripts.map((name) => html`<script type="module" src="${ASSETS}/${name}"></script>`)}</head><body><main>${body}</main></body></html>`
      .text,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': POLICY,
        // The URL may contain a secret.
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store',
        ...(retryAfter && { 'Retry-After': String(retryAfter) }),
      },
    },
  );

/** Returns a page of one heading and one sentence. */
export const notePage = (title: string, sentence: string, rest: Omit<Page, 'title' | 'body'> = {}): Response =>
  page({ title, body: html`<h1>${title}</h1><p class="lines">${sentence}</p>`, ...rest });
