import { IMMUTABLE } from '../assembly/hosting';
import { mediaTypes } from '../assembly/media-type';
import { ASSETS } from '../assembly/site';
import { NOT_FOUND_FILE, PLATFORM_PATHS, type ReleaseHost } from './release-hosts';

export interface ServerOptions {
  /** Folder of the release on the server. */
  root: string;
  /** Origins of the platform's processes, as seen from the server. */
  platforms: readonly string[];
  apiHosts: readonly string[];
  siteHosts: readonly string[];
}

/**
 * Returns the configuration of nginx 1.22 or later, for its `http` block, which responds as the gateway does. It includes
 * `firm-suite-tls.conf`, in which the operator specifies the certificate.
 */
export function nginxConfig(hosts: readonly ReleaseHost[], options: ServerOptions): string {
  const { root, platforms, apiHosts, siteHosts } = options;
  const [first] = hosts;
  const port = first?.port || 443;
  return `${[
    `# Made from the zone table. Certificate and key are in firm-suite-tls.conf:
#   ssl_certificate /etc/ssl/firm-suite/fullchain.pem;
#   ssl_certificate_key /etc/ssl/firm-suite/privkey.pem;
variables_hash_max_size 4096;`,
    upstream(platforms),
    redirectToHttps([...hosts.map(({ name }) => name), ...apiHosts, ...siteHosts], port),
    ...hosts.map((host) => pageServer(host, root, port)),
    platformServer(apiHosts, port),
    platformServer(siteHosts, port, withoutCookies),
  ].join('\n\n')}\n`;
}

const upstream = (platforms: readonly string[]) => `upstream firm_suite_platform {
${platforms.map((platform) => `  server ${new URL(platform).host} max_fails=1 fail_timeout=2s;`).join('\n')}
  keepalive 16;
}`;

function redirectToHttps(names: readonly string[], port: number): string {
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${[...new Set(names)].join(' ')};
  return 308 https://$host${port === 443 ? '' : `:${port}`}$request_uri;
}`;
}

/** Returns one server block. Names of its variables end with the folder's name, because maps are global. */
function pageServer(host: ReleaseHost, root: string, port: number): string {
  const id = host.folder.replaceAll(/\W/g, '_');
  const folder = `${root}/${host.folder}`;
  const maintenance = `/maintenance.html`;
  const policies = { ...host.policies, [maintenance]: host.maintenance.headers['Content-Security-Policy'] ?? '' };
  return `${mapOf(`policy_${id}`, Object.entries(policies), host.headers['Content-Security-Policy'])}

${mapOf(
  `cache_${id}`,
  [
    [`~^${ASSETS}/`, IMMUTABLE],
    [maintenance, 'no-store'],
    [`/${NOT_FOUND_FILE}`, 'no-store'],
  ],
  host.cache['/'],
)}

${mapOf(`origin_${id}`, [...host.zones.map(({ build }): [string, string] => [build, '*'])], '')}

${mapOf(`retry_${id}`, [[maintenance, host.maintenance.headers['Retry-After'] ?? '']], '')}

server {
  listen ${port} ssl http2;
  listen [::]:${port} ssl http2;
  server_name ${host.name};
  include firm-suite-tls.conf;
  root ${folder};
  index index.html;
  absolute_redirect off;
  server_tokens off;
  etag on;

  types {
${typeLines()}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${textTypes().join(' ')};
  gzip_static on;
  gzip_vary on;
  # With Debian's libnginx-mod-http-brotli-static: brotli_static on;

${Object.entries(host.headers)
  .filter(([name]) => name !== 'Content-Security-Policy')
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Content-Security-Policy $policy_${id} always;
  add_header Cache-Control $cache_${id} always;
  add_header Access-Control-Allow-Origin $origin_${id} always;
  add_header Retry-After $retry_${id} always;

  # Every page is the maintenance page while this file exists; what browsers hold already goes on working.
  set $is_closed "";
  if (-f ${root}/maintenance) { set $is_closed closed; }
  if ($uri ~ ^(${ASSETS}/|${PLATFORM_PATHS.join('|')})) { set $is_closed ""; }
  if ($is_closed) { return 503; }
  error_page 503 @maintenance;
  location @maintenance { rewrite ^ ${maintenance} break; }

  error_page 404 /${NOT_FOUND_FILE};
  location = /${NOT_FOUND_FILE} { internal; }
  location ~ (/\\.(?!env/fe_envConfig\\.json$)|\\.(br|gz)$|^/_(headers|redirects)$|^${maintenance}$) { return 404; }
  location ^~ ${ASSETS}/ { ${READING_ONLY} }

${PLATFORM_PATHS.map((path) => platformLocation(path, platformHeaders)).join('\n')}

${host.redirects.map(({ from, to, status }) => `  location = ${from} { return ${status} ${to}$is_args$args; }`).join('\n')}

${host.zones.map(({ basePath, notFound }) => `  location ${basePath}/ { ${READING_ONLY} error_page 404 ${notFound}; }\n  location = ${notFound} { internal; }`).join('\n')}
}`;
}

const READING_ONLY = 'if ($request_method !~ ^(GET|HEAD)$) { return 405; }';

/** The platform sends its own headers. A header in the location itself prevents nginx from adding those of the server. */
const platformHeaders = '    add_header X-Accel-Buffering no;\n';

const platformLocation = (path: string, headers = '') => `  location ${path} {
${headers}    proxy_pass https://firm_suite_platform;
    proxy_ssl_verify off;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_buffering off;
    proxy_request_buffering off;
    proxy_read_timeout 1h;
  }`;

/** Browsers send the suite's cookies to websites below its domain. */
const withoutCookies = '    proxy_set_header Cookie "";\n    proxy_hide_header Set-Cookie;\n';

function platformServer(names: readonly string[], port: number, headers = ''): string {
  return `server {
  listen ${port} ssl http2;
  listen [::]:${port} ssl http2;
  server_name ${names.join(' ')};
  include firm-suite-tls.conf;
  server_tokens off;
  # The platform has its own limits of size and time, by call.
  client_max_body_size 0;

${platformLocation('/', headers)}
}`;
}

function mapOf(name: string, entries: readonly (readonly [string, string])[], otherwise = ''): string {
  const lines = entries.map(([key, value]) => `  ${key} ${quoted(value)};`);
  return `map $uri $${name} {\n${[...lines, `  default ${quoted(otherwise)};`].join('\n')}\n}`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const typeLines = () =>
  Object.entries(mediaTypes)
    .map(([extension, { type }]) => `    ${type.split(';')[0]} ${extension.slice(1)};`)
    .join('\n');

const textTypes = () => [
  ...new Set(
    Object.values(mediaTypes)
      .filter(({ type }) => type.includes('charset') && !type.startsWith('text/html'))
      .map(({ type }) => type.split(';')[0]),
  ),
];
