// @ts-check
/**
 * Arguments of the project's commands: the only place for their options and the text of `--help`. Imports only what Node
 * includes.
 */
import { parseArgs } from 'node:util';

/** @typedef {{ type: 'boolean' | 'string', value?: string, default?: string, does: string }} Option */
/** @typedef {{ usage: string, does: string, options: Readonly<Record<string, Option>>, positionals?: string, example: string }} Command */

/** A boolean option. @param {string} does */
const flag = (does) => /** @type {const} */ ({ type: 'boolean', does });

/** An option with a value. @param {string} value its placeholder in the usage @param {string} does */
const text = (value, does) => /** @type {const} */ ({ type: 'string', value, does });

/** An option with a default. @param {string} value @param {string} preset @param {string} does */
const preset = (value, preset, does) => /** @type {const} */ ({ type: 'string', value, default: preset, does });

/** @param {string} value @param {string} does */
const number = (value, does) => preset('N', value, does);

/** Keyed by the name of the script in package.json. */
export const commands = /** @satisfies {Record<string, Command>} */ ({
  start: {
    usage: 'npm start -- [--https]',
    does: 'Installs, builds sign-in and home, migrates, adds the demo data to an empty database and serves; the other zones are built in the background. The last line is the address of home.',
    options: { https: flag('serve over https, with a self-signed certificate') },
    example: 'npm start -- --https',
  },
  dev: {
    usage: 'npm run dev -- ZONE…',
    does: 'Serves the named zones by next dev on their own ports, and the rest as they are built.',
    options: { 'beside-turbo': flag('serve the zones that npx turbo dev does not run') },
    positionals: 'ZONE…',
    example: 'npm run dev -- home iq-dashboard',
  },
  preview: {
    usage: 'npm run preview -- [--onespace]',
    does: 'Builds and serves the production topology: hosts by name on one port.',
    options: { onespace: flag('one-space mode') },
    example: 'npm run preview -- --onespace',
  },
  serve: {
    usage: 'npm run serve -- [--platform | --https | --preview [--onespace]] [--output DIR] [--without ZONES]',
    does: 'Serves what is built; neither installs nor builds.',
    options: {
      platform: flag("the API and firms' websites alone, for a web server in front; no demo data"),
      https: flag('serve over https'),
      preview: flag('the production topology'),
      onespace: flag('one-space mode'),
      output: text('DIR', 'the assembled output'),
      without: text('ZONES', 'zones whose port something else serves, separated by commas'),
    },
    example: 'npm run serve -- --platform',
  },
  build: {
    usage: 'npm run build',
    does: 'Builds the zones that have changed and assembles all of them.',
    options: {},
    example: 'npm run build',
  },
  release: {
    usage: 'npm run release -- --domain NAME [--env prod,qa] | --back',
    does: 'Builds, and makes a folder for each host of each environment, with rules for web servers and static hosts, in release/current.',
    options: {
      domain: text('NAME', 'hosts are {prefix}{label}.NAME'),
      env: preset('NAMES', 'prod', 'environments, separated by commas'),
      config: text('FILE', 'values of the environment config, by environment, as config.json of the data folder has them'),
      'sites-domain': text('NAME', "firms' websites are {name}.NAME, as SUITE_SITES_DOMAIN says to the platform"),
      onespace: flag('one-space mode'),
      root: preset('DIR', '/srv/firm-suite/current', 'where the release is on the web server'),
      platform: preset(
        'URLS',
        'https://127.0.0.1:8443',
        'the platform, as the web server reaches it; several processes separated by commas',
      ),
      port: number('443', 'port of the web server'),
      output: preset('DIR', 'release', 'where releases are kept'),
      built: flag('of what is built already'),
      back: flag('makes the release before the current one current again, and nothing else'),
    },
    example: 'npm run release -- --domain example.com --env prod,qa',
  },
  doctor: {
    usage: 'npm run doctor -- [--hosts] [--release DIR]',
    does: 'Checks what the suite needs here: Node, port, data folder, database, keys, mail, and says what to do.',
    options: {
      hosts: flag('the names and certificates of all hosts under SUITE_DOMAINS, too'),
      release: text('DIR', 'a release whose files are compared with its manifest (release/current when it is there)'),
    },
    example: 'npm run doctor -- --hosts',
  },
  import: {
    usage: 'npm run import -- --company NAME SOURCE',
    does: 'Imports a ledger, beside a running suite or without one. SOURCE is one of the options below.',
    options: {
      company: text('NAME', 'name or id of the company'),
      xero: text('DIR', 'export of a Xero organisation'),
      'quickbooks-online': text('DIR', 'export of a QuickBooks Online company'),
      'vendor-payments': text('FILE', 'payments to vendors'),
      file: text('FILE', 'any table in CSV or Excel'),
      duplicates: text('keep|skip', 'what to do with documents that another source brought already'),
      currency: text('CODE', 'of --file: the currency of amounts that name none'),
      'as-of': text('DAY', 'of --file: the day that it reflects, as 2026-03-31'),
      kind: text('KIND', 'of --file: invoices, invoice-lines, payments, customers or vendor-payments'),
      encoding: text('NAME', 'of --file: the encoding of its text, such as windows-1250'),
      map: text('COLUMNS', 'of --file: what columns contain, as "Net=amount; Day=date:dmy; Memo=-"'),
    },
    example: 'npm run import -- --company "Brightfield CPA" --xero ./export',
  },
  generate: {
    usage: 'npm run generate -- [--company NAME] [--csv FILE] [--xero DIR] --clients N --invoices N [--seed N] [--years N]',
    does: 'Makes up a ledger of this size, for a company (which is created when there is none of the name) or as files.',
    options: {
      company: text('NAME', 'the company that gets it'),
      csv: text('FILE', 'write its sales as one table'),
      xero: text('DIR', 'write it as the export of a Xero organisation'),
      clients: text('N', 'number of clients'),
      invoices: text('N', 'number of invoices'),
      seed: text('N', 'another number gives another ledger (1)'),
      years: text('N', 'how far back it reaches (4)'),
    },
    example: 'npm run generate -- --company "Large Firm" --clients 1000 --invoices 10000',
  },
  accounts: {
    usage: `npm run accounts -- create-administrator --email ADDRESS --company NAME [--first-name NAME] [--last-name NAME] [--operator]
       npm run accounts -- grant-operator --email ADDRESS
       npm run accounts -- revoke-operator --email ADDRESS
       npm run accounts -- remove-demo`,
    does: `Manages accounts from the terminal. With the embedded database the suite has to be stopped meanwhile.
create-administrator asks for a password when the account is new, or reads it from standard input.
remove-demo removes the demo accounts, and their companies unless somebody else belongs to them or they have imported data.`,
    options: {
      email: text('ADDRESS', 'the account'),
      company: text('NAME', 'name or id of the company; a new name creates one'),
      'first-name': text('NAME', 'of a new account'),
      'last-name': text('NAME', 'of a new account'),
      operator: flag('also lets the person operate the suite'),
    },
    positionals: 'what to do',
    example: 'npm run accounts -- create-administrator --email ada@firm.com --company "Acme Accounting" --operator',
  },
  jobs: {
    usage: `npm run jobs -- list
       npm run jobs -- retry ID`,
    does: `Lists the background jobs that failed in the last 30 days, such as mails, with the reason; retry runs one again.
On PostgreSQL beside a running suite; with the embedded database the suite has to be stopped.`,
    options: {},
    positionals: 'what to do',
    example: 'npm run jobs -- retry 1024',
  },
  backup: {
    usage: 'npm run backup -- --to DIR',
    does: 'Writes the database as it is at one moment, and the files of the data folder, into a new folder. On PostgreSQL beside a running suite; with the embedded database the suite has to be stopped.',
    options: { to: text('DIR', 'a new folder') },
    example: 'npm run backup -- --to ../backup-of-monday',
  },
  restore: {
    usage: 'npm run restore -- --from DIR',
    does: 'Fills an empty database from a backup of either kind of database: with DATABASE_URL, a backup of the embedded one moves to PostgreSQL.',
    options: { from: text('DIR', 'the folder of a backup') },
    example: 'npm run restore -- --from ../backup-of-monday',
  },
  test: {
    usage: 'npm test -- [--full]',
    does: 'Runs every check from a fresh clone on; the first that fails ends the run.',
    options: { full: flag('every story in every environment, and the long tests (npm run test:full)') },
    example: 'npm test',
  },
  'test:changed': {
    usage: 'npm run test:changed -- [--since REVISION]',
    does: 'Checks what differs from a revision, with uncommitted work, for two minutes: format and lint, types, words, and the unit and integration tests that the change can break, the nearest first. Says how many it left out.',
    options: { since: preset('REVISION', 'origin/main', 'compare with this revision') },
    example: 'npm run test:changed -- --since HEAD',
  },
  'test:browsers': {
    usage: 'npm run test:browsers',
    does: 'Runs the main journeys in Firefox and WebKit, on the built zones. An engine that is not installed is skipped. Part of npm run test:full.',
    options: {},
    example: 'npm run test:browsers',
  },
  'check:imports': {
    usage: 'npm run check:imports',
    does: 'Prints how many import cycles there are between folders of the server, and how many imports break a rule.',
    options: {},
    example: 'npm run check:imports',
  },
  'check:words': {
    usage: 'npm run check:words',
    does: 'Lists words that docs/style.md replaces, with what to say. The list is packages/testing/src/words/words.json.',
    options: {},
    example: 'npm run check:words',
  },
  licenses: {
    usage: 'npm run licenses -- [--sbom FILE]',
    does: 'Lists the license of every package, and fails for one that does not permit its use.',
    options: { sbom: text('FILE', 'write the bill of materials (CycloneDX)') },
    example: 'npm run licenses -- --sbom sbom.json',
  },
  screenshots: {
    usage: 'npm run screenshots -- [--into NAME] [ZONE…]',
    does: 'Takes pictures of every page of the built zones at 1280, 820 and 390 pixels, light and dark, into screenshots/.',
    options: { into: text('NAME', 'a folder in screenshots/, to compare one state of the code with another') },
    positionals: 'ZONE…',
    example: 'npm run screenshots -- --into before iq-clients',
  },
  'screenshots:states': {
    usage: 'npm run screenshots:states -- [ZONE…]',
    does: 'Takes pictures of every page of the built zones full, empty, loading and failing, wide and narrow in the dark, into screenshots/states/.',
    options: {},
    positionals: 'ZONE…',
    example: 'npm run screenshots:states -- app-manager',
  },
  bench: {
    usage: 'npm run bench -- [SECTION…]',
    does: 'Measures the numbers of docs/performance.md. Sections: tokens, sign-ins, load, crowd, start, pages, companies, people, clients, checker, telemetry, hostile, builds.',
    options: {},
    positionals: 'SECTION…',
    example: 'npm run bench -- pages',
  },
  'bench:web': {
    usage: 'npm run bench:web -- [SECTION…] [--zones ZONES] [--rounds N]',
    does: 'Measures what pages cost in a browser, beside peers that it builds; a section that there is none of lists them all.',
    options: {
      zones: text('ZONES', 'zones that Lighthouse judges, separated by commas; all without it'),
      rounds: text('N', 'loads of each page in main-thread (9) and lighthouse (5)'),
    },
    positionals: 'SECTION…',
    example: 'npm run bench:web -- hops',
  },
  'bench:session': {
    usage: 'npm run bench:session -- [SECTION…]',
    does: 'Measures what the session withstands, case by case; a section that there is none of lists them all.',
    options: {},
    positionals: 'SECTION…',
    example: 'npm run bench:session -- in-memory',
  },
  'bench:insights': {
    usage: 'npm run bench:insights -- [SECTION…] [--rows N] [--few N] [--rounds N]',
    does: 'Measures what the ledger of a large firm costs. Sections: import, metrics.',
    options: {
      rows: number('1000000', 'invoices of the large ledger'),
      few: number('10000', 'invoices of the small one'),
      rounds: number('3', 'rounds, of which the median counts'),
    },
    positionals: 'SECTION…',
    example: 'npm run bench:insights -- import --rows 100000',
  },
});

/** @typedef {keyof typeof commands} CommandName */

/**
 * Parses the command line. `--help`, an unknown option, and an option without its value end the process.
 * @template {CommandName} Name
 * @param {Name} name
 */
export function readArguments(name) {
  /** @type {Command} */
  const command = commands[name];
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(helpOf(name));
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: command.positionals !== undefined,
      options: optionsOf(command),
    });
    return /** @type {{ values: Values<Name>, positionals: string[] }} */ ({ values, positionals });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence] = error.message.split('. To specify');
    console.error(`${sentence?.replace(/\.$/, '')}. See the options: ${callOf(command)} -- --help`);
    process.exit(1);
  }
}

/**
 * @template {CommandName} Name
 * @typedef {{ [Key in keyof typeof commands[Name]['options']]?: typeof commands[Name]['options'][Key] extends { type: 'boolean' } ? boolean : string }} Values
 */

/** Options in the format of `parseArgs`. @param {Command} command */
const optionsOf = ({ options }) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type, default: preset }]) => [name, preset ? { type, default: preset } : { type }]),
  );

/** The command without its arguments. @param {Command} command */
const callOf = ({ usage }) => usage.split(/ -- | \[|\n/)[0] ?? usage;

/** @param {CommandName} name */
export function helpOf(name) {
  /** @type {Command} */
  const { usage, does, options, example } = commands[name];
  const rows = [
    ...Object.entries(options).map(([key, { value, default: preset, does: text }]) => [
      `--${key}${value ? ` ${value}` : ''}`,
      preset ? `${text} (${preset})` : text,
    ]),
    ['--help', 'show this'],
  ];
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return [
    `Usage: ${usage}`,
    '',
    does,
    '',
    'Options:',
    ...rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    `Example: ${example}`,
  ].join('\n');
}
