import type { ZoneName } from '@suite/zones/zones';
import { announceViews } from './announce-views';
import type { ZoneExport } from './zone-export';

const page = (scripts: readonly string[]) =>
  `<html><head>${scripts.map((file) => `<script src="/_suite/_next/static/chunks/${file}" async=""></script>`).join('')}</head></html>`;

/** A lazy module in Turbopack's output format. */
const loader = (number: number, files: string) =>
  `${number},e=>{e.v(t=>Promise.all([${files}].map(t=>e.l(t))).then(()=>t(${number}0)))}`;

function zoneOf(name: ZoneName, chunks: Record<string, string>): ZoneExport {
  const files = new Map(
    Object.entries({ 'frame.js': '', ...chunks }).map(([file, text]) => [`_next/static/chunks/${file}`, text]),
  );
  const own = Object.keys(chunks).filter((file) => file.startsWith('page'));
  const html = page(['frame.js', ...own]);
  return {
    name,
    assets: [...files.keys()],
    documents: ['index.html'],
    read: (file) => Buffer.from(file === 'index.html' ? html : (files.get(file) ?? '')),
  };
}

const clients = zoneOf('iq-clients', {
  'page1.js': `push([0,11,(e,t)=>{"use";let a=n.lazy(()=>e.A(21)),b=n.lazy(()=>e.A(22))},${loader(21, '"static/chunks/list.js","static/chunks/list.css"')},${loader(22, '"static/chunks/settings.js"')}])`,
  'list.js': `push([0,31,e=>{e.A(41)},${loader(41, '"static/chunks/chart.js"')}])`,
  'list.css': '',
  'chart.js': '',
  'settings.js': '',
});
const [announced, home, login] = announceViews([
  clients,
  zoneOf('home', { 'page2.js': 'push([0,12,e=>{}])' }),
  zoneOf('login', { 'page3.js': '' }),
]);
const viewOf = (zone: ZoneExport | undefined) => JSON.parse(String(zone?.read('first-view.json')));

test('a zone announces the files of its first view, including lazy ones, without those that all zones share', () => {
  expect(announced?.documents).toContain('first-view.json');
  const files = ['page1.js', 'list.js', 'list.css', 'chart.js'].map((file) => `/_suite/_next/static/chunks/${file}`);
  expect(viewOf(announced)).toEqual(files);
  expect(viewOf(home)).toEqual(['/_suite/_next/static/chunks/page2.js']);
});

test('a public zone announces nothing', () => {
  expect(login?.documents).not.toContain('first-view.json');
});
