import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { childEnvironment } from '@suite/env/node';

/** Web servers that operators put in front of the platform. */
export type WebServer = 'nginx' | 'caddy';

interface Options {
  release: string;
  /** Folder with `cert.pem` and `key.pem`. */
  certificate: string;
  /** Port in the addresses of the release. */
  port: number;
  /** Folder for the server's own files. */
  folder: string;
}

/** Runs a web server with the rules of a release, on 127.0.0.1. */
export async function startWebServer(kind: WebServer, options: Options): Promise<{ stop(): Promise<void> }> {
  mkdirSync(options.folder, { recursive: true });
  const server = kind === 'nginx' ? startNginx(options) : startCaddy(options);
  let output = '';
  server.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  while (!(await answers(options.port))) {
    if (server.exitCode !== null) throw new Error(`${kind} ended with ${server.exitCode}:\n${output}`);
    await setTimeout(50);
  }
  return {
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function startNginx({ release, certificate, port, folder }: Options): ChildProcess {
  const rules = readFileSync(join(release, 'rules/nginx.conf'), 'utf8')
    .replaceAll(`listen ${port} `, `listen 127.0.0.1:${port} `)
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replaceAll(/ *listen \[::\].*\n/g, '');
  const [cert, key] = [join(certificate, 'cert.pem'), join(certificate, 'key.pem')];
  writeFileSync(join(folder, 'firm-suite-tls.conf'), `ssl_certificate ${cert};\nssl_certificate_key ${key};\n`);
  for (const part of ['body', 'proxy']) mkdirSync(join(folder, part), { recursive: true });
  const temporary = [
    'client_body_temp_path body',
    'proxy_temp_path proxy',
    ...['fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name}`),
  ];
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
  access_log off;
  ${temporary.map((line) => `${line.replace(/ (\w+)$/, ` ${folder}/$1`)};`).join(' ')}
${rules}
}`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
}

function startCaddy({ release, certificate, folder }: Options): ChildProcess {
  writeFileSync(join(folder, 'firm-suite-tls'), `tls ${join(certificate, 'cert.pem')} ${join(certificate, 'key.pem')}\n`);
  const rules = readFileSync(join(release, 'rules/Caddyfile'), 'utf8');
  const own = '{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n';
  writeFileSync(join(folder, 'Caddyfile'), own + rules);
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: childEnvironment({ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
  });
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/', servername: 'hub.suite.localhost', rejectUnauthorized: false };
    const asking = request({ ...options, headers: { Host: `hub.suite.localhost:${port}` }, agent: false }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asking.on('error', () => resolve(false)).end();
  });
