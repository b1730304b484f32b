import type { SitePicture } from './model';
import { focalCss } from './picture';
import { themeOf } from './theme';

/** Returns the complete style of a website, included in every page. */
export function styleOf(accent: string, pictures: Iterable<SitePicture>): string {
  const { accent: main, onAccent, tint, darkAccent, onDarkAccent } = themeOf(accent);
  const light = `--a:${main};--on:${onAccent};--t:${tint};--g:#fff;--i:#1b232c;--m:#4c5865;--l:#d8dee5`;
  const dark = `--a:${darkAccent};--on:${onDarkAccent};--t:#1c232b;--g:#12171d;--i:#e8edf2;--m:#a9b4c0;--l:#333d48`;
  return `:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}}}${base}${focalCss(pictures)}`;
}

const base = [
  '*,::before,::after{box-sizing:border-box}',
  'body{margin:0;background:var(--g);color:var(--i);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:break-word}',
  'img{display:block;max-width:100%;height:auto}',
  'h1,h2,h3,h4{line-height:1.2;margin:1.6em 0 .5em;text-wrap:balance}h1{font-size:clamp(2rem,5vw,3rem);margin-top:0}h2{font-size:1.6rem}h3{font-size:1.2rem}h4{font-size:1.0625rem}',
  'p,ul,ol,blockquote{margin:0 0 1em}a{color:var(--a);text-underline-offset:.15em}a:hover{text-decoration-thickness:2px}',
  ':focus-visible{outline:3px solid var(--a);outline-offset:3px;border-radius:2px}',
  'blockquote{padding-inline-start:1em;border-inline-start:4px solid var(--l);color:var(--m)}blockquote p{margin:0}',
  '.w{max-width:68rem;margin-inline:auto;padding-inline:1.25rem}.n{max-width:44rem}',
  '.k{position:absolute;inset-inline-start:-99rem}.k:focus{position:static;display:inline-block;padding:.75rem 1.25rem}',
  '.h{border-bottom:1px solid var(--l)}.h .w{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 2rem;padding-block:.75rem}',
  '.b{display:flex;align-items:center;gap:.75rem;font-weight:700;font-size:1.15rem;color:var(--i);text-decoration:none;margin-inline-end:auto;min-height:2.75rem}.b img{width:auto;height:2.5rem}',
  '.h ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0;padding:0}.h li a{display:inline-block;padding:.6rem 0;color:var(--i);text-decoration:none}.h li a[aria-current],.h li a:hover{color:var(--a);text-decoration:underline}',
  '.s{padding-block:2.5rem}.s h2:first-child,.s h3:first-child{margin-top:0}.e{background:var(--t)}.e+.e{border-top:1px solid var(--l)}',
  '.o{display:grid;gap:2rem;align-items:center}.o p{font-size:1.2rem;color:var(--m)}.o img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.5rem}@media(min-width:52rem){.o.p{grid-template-columns:1fr 1fr}}',
  '.c{display:inline-block;padding:.7rem 1.4rem;border:2px solid var(--a);border-radius:.4rem;background:var(--a);color:var(--on);font-weight:600;text-decoration:none}.c+.c{background:none;color:var(--a)}.q{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}',
  '.g{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));list-style:none;margin:1.5rem 0 0;padding:0}.g>li>:last-child{margin-bottom:0}.g:first-child{margin-top:0}.g :is(h2,h3){margin-top:0;font-size:1.2rem}.g img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.5rem;margin-bottom:1rem}.g .v{aspect-ratio:1}',
  '.d{padding:1.25rem;border:1px solid var(--l);border-radius:.5rem;background:var(--g)}',
  'details{border-bottom:1px solid var(--l)}summary{padding:.9rem 0;font-weight:600;cursor:pointer}details>div{padding-bottom:.5rem}',
  'table{width:100%;border-collapse:collapse}th,td{padding:.6rem .75rem .6rem 0;border-bottom:1px solid var(--l);text-align:start;vertical-align:top}caption{text-align:start;color:var(--m);padding-bottom:.5rem}td:first-child{font-variant-numeric:tabular-nums}@media(min-width:40rem){td:first-child{white-space:nowrap}}@media(max-width:40rem){table{font-size:.9rem}th,td{overflow-wrap:anywhere;hyphens:auto}}',
  '.ac{text-align:center}.ae{text-align:end}.ta{color:var(--a)}',
  'figure{margin:0}figcaption,.m{color:var(--m)}figcaption,p.m{font-size:.95rem}address{font-style:normal}dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem 1rem;margin:0 0 1em}dd{margin:0}',
  'form{display:grid;gap:1rem;max-width:36rem}label{display:block;font-weight:600}input,textarea,select{width:100%;padding:.6rem .75rem;border:1px solid var(--m);border-radius:.35rem;background:var(--g);color:var(--i);font:inherit}input[type=checkbox],input[type=radio]{width:1.2rem;height:1.2rem;vertical-align:-.2rem}button{justify-self:start;font:inherit;cursor:pointer}.x{position:absolute;inset-inline-start:-99rem}',
  '.z{border-top:1px solid var(--l);margin-top:2rem;padding-block:2rem;font-size:.95rem}.z ul{list-style:none;margin:0;padding:0}.z h2{font-size:1rem;margin:0 0 .5rem}',
].join('');
