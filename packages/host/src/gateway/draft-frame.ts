import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiOrigin, type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { environmentNames, environments } from '@suite/zones/environments';
import { everyAnswer } from '../assembly/page-headers';
import { type Answer, sentence } from './answer';

/** Path of the frame and of its pictures. */
export const DRAFT_FRAME = '/preview/';

/** Label of its host, below the domain of websites. */
export const DRAFT_HOST = 'preview';

/**
 * Shows the draft that the surrounding editor sends. The draft is set as HTML, in which no script runs, in a frame without an
 * origin whose policy allows only this script.
 */
const script = `addEventListener('message',function(event){
if(event.source!==parent||!event.data)return;
if(typeof event.data.html==='string'){document.getElementById('style').textContent=String(event.data.style);document.body.innerHTML=event.data.html;}
if(event.data.show!==undefined){var one=document.querySelectorAll('main>*')[event.data.show];if(one)one.scrollIntoView({block:'nearest'});}
});
document.addEventListener('click',function(event){if(event.target.closest('a,button'))event.preventDefault();},true);
document.addEventListener('submit',function(event){event.preventDefault();},true);
parent.postMessage('ready','*');`;

const html = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Draft</title><meta name="viewport" content="width=device-width, initial-scale=1"><style id="style"></style></head><body><script>${script}</script></body></html>
`;

const hash = createHash('sha256').update(script).digest('base64');

/** Returns the origins of the editor, one per deployed environment, because one database serves them all. */
const editors = (deployment: Deployment): string[] =>
  deployment.label
    ? environmentNames
        .filter((name) => environments[name].deployed)
        .map((environment) => zoneOrigin({ ...deployment, environment }, 'content'))
    : [zoneOrigin(deployment, 'content')];

/**
 * Serves what the website editor frames: a document that shows a draft, and its pictures.
 * @param places host contexts of the suite, one for each provider domain
 */
export async function serveDraft(
  { method }: IncomingMessage,
  { origin, pathname, search }: URL,
  places: readonly Deployment[],
  platform: (request: Request) => Response | Promise<Response>,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return sentence(405, 'This address is for reading.', { Allow: 'GET, HEAD' });
  if (pathname.startsWith(`${DRAFT_FRAME}files/`)) {
    const path = pathname.slice(DRAFT_FRAME.length - 1);
    const [deployment] = places;
    if (deployment) return pictureOf(await platform(new Request(apiOrigin(deployment) + path + search)));
  }
  if (pathname !== DRAFT_FRAME) return sentence(404, 'There is nothing at this address.');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    `img-src ${origin}${DRAFT_FRAME}files/ data:`,
    "form-action 'none'",
    "base-uri 'none'",
    'sandbox allow-scripts',
    `frame-ancestors ${places.flatMap(editors).join(' ')}`,
  ];
  return {
    status: 200,
    headers: {
      ...everyAnswer,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-cache',
    },
    body: html,
  };
}

/** Returns a picture for the frame. Its policy alone decides who may show it, because the frame has no origin. */
async function pictureOf(answer: Response): Promise<Answer> {
  const type = answer.headers.get('Content-Type') ?? '';
  if (!answer.ok || !type.startsWith('image/')) return sentence(404, 'There is no such picture.');
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-store',
    },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
