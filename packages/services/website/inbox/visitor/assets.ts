import { readFile } from 'node:fs/promises';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { packagesFolder } from '@suite/kernel/packages-folder';

/** The path from which pages for visitors load styles and scripts. */
export const ASSETS = '/mywebsite-contacts/v1/public/assets';

/** The folder of the proof-of-work widget: the build without inline styles and workers made from text. */
const altchaFolder = () => {
  const require = module.createRequire(new URL('services/website/inbox/', packagesFolder));
  return join(dirname(require.resolve('altcha/altcha.css')), '..');
};

const own = (name: string) => new URL(`services/website/inbox/visitor/browser/${name}`, packagesFolder);

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

const files: Record<string, { type: string; path: () => string | URL }> = {
  'page.css': { type: STYLE, path: () => own('page.css') },
  'proof.js': { type: SCRIPT, path: () => own('proof.js') },
  'time-zone.js': { type: SCRIPT, path: () => own('time-zone.js') },
  'altcha.js': { type: SCRIPT, path: () => join(altchaFolder(), 'external', 'altcha.min.js') },
  'altcha.css': { type: STYLE, path: () => join(altchaFolder(), 'external', 'altcha.css') },
  'pbkdf2.js': { type: SCRIPT, path: () => join(altchaFolder(), 'workers', 'pbkdf2.js') },
};

/** Returns a style or script for visitors' pages; undefined for other names. Other origins may load it, too. */
export async function asset(name: string): Promise<Response | undefined> {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) return undefined;
  return new Response(await readFile(file.path()), {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      // The worker only computes and makes no requests.
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
