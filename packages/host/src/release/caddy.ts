import { IMMUTABLE } from '../assembly/hosting';
import { mediaTypes } from '../assembly/media-type';
import { ASSETS } from '../assembly/site';
import type { ServerOptions } from './nginx';
import { NOT_FOUND_FILE, PLATFORM_PATHS, type ReleaseHost } from './release-hosts';

const POLICY = 'Content-Security-Policy';

/**
 * Returns the configuration of Caddy 2.6 or later, which responds as the gateway does. Caddy obtains its certificates itself
 * unless the operator specifies one in a file `firm-suite-tls` beside the configuration.
 */
export function caddyConfig(hosts: readonly ReleaseHost[], options: ServerOptions): string {
  const port = hosts[0]?.port || 443;
  const at = (name: string) => (port === 443 ? name : `https://${name}:${port}`);
  const blocks = [
    `# Made from the zone table. The file firm-suite-tls may name a certificate: tls /etc/ssl/fullchain.pem /etc/ssl/privkey.pem`,
    ...hosts.map((host) => pageSite(host, at(host.name), options)),
    `${options.apiHosts.map(at).join(', ')} {
	import firm-suite-tls*
	${passedOn(options.platforms)}
}`,
    // Browsers send the suite's cookies to websites below its domain.
    `${options.siteHosts.map(at).join(', ')} {
	import firm-suite-tls*
	${passedOn(options.platforms, WITHOUT_COOKIES)}
}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Returns the rules of one host, in the order of their evaluation (`route`). */
function pageSite(host: ReleaseHost, address: string, { root, platforms }: ServerOptions): string {
  const { maintenance } = host;
  const policies = Object.entries(host.policies);
  return `${address} {
	import firm-suite-tls*
	root * ${root}/${host.folder}

	map {path} {policy} {
${policies.map(([path, policy]) => `		${path} ${quoted(policy)}`).join('\n')}
		default ${quoted(host.headers[POLICY] ?? '')}
	}

	route {
${PLATFORM_PATHS.map((path) => `		handle ${path.endsWith('/') ? `${path}*` : path} {\n			${passedOn(platforms).replaceAll('\n', '\n\t\t')}\n		}`).join('\n')}

		header {
			${POLICY} {policy}
			defer
		}
		@asked expression \`{query} != ""\`
		header {
${ownHeaders(host)}
			-Server
		}
		header Cache-Control ${quoted(host.cache['/'] ?? '')}
		header ${ASSETS}/* Cache-Control ${quoted(IMMUTABLE)}
${contentTypes}
${host.zones.map(({ build }) => `		header ${build} Access-Control-Allow-Origin *`).join('\n')}

		@closed {
			not path ${ASSETS}/*
			file {
				root ${root}
				try_files /maintenance
			}
		}
		handle @closed {
			error 503
		}

		@hidden {
			path_regexp (/\\.|\\.(br|gz)$|^/_(headers|redirects)$|^/(${NOT_FOUND_FILE.replace('.', '\\.')}|maintenance\\.html)$)
			not path *${'/.env/fe_envConfig.json'}
		}
		error @hidden 404

		@writes not method GET HEAD
		error @writes 405

${host.redirects.map(({ from, to, status }) => redirectRule(from, to, status)).join('\n')}

		try_files {path} {path}index.html =404
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header {
${ownHeaders(host)}
			-Server
		}
		@closed expression \`{err.status_code} == 503\`
		handle @closed {
			rewrite * ${maintenance.page}
			header {
${Object.entries(maintenance.headers)
  .map(([name, value]) => `				${name} ${quoted(value)}`)
  .join('\n')}
			}
			file_server {
				status 503
			}
		}
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
${errorPages(host)}
		}
	}
}`;
}

/** Headers of every response except the policy, which differs by document. */
const ownHeaders = ({ headers }: ReleaseHost): string =>
  Object.entries(headers)
    .filter(([name]) => name !== POLICY)
    .map(([name, value]) => `			${name} ${quoted(value)}`)
    .join('\n');

/** Returns the 404 page of the zone that contains the address; the deepest path comes first. */
function errorPages({ zones, policies }: ReleaseHost): string {
  const pages = [
    ...zones
      .toSorted((one, other) => other.basePath.length - one.basePath.length)
      .map(({ basePath, notFound }) => ({ path: `${basePath}/*`, page: notFound, cache: 'no-cache' })),
    { path: '*', page: `/${NOT_FOUND_FILE}`, cache: 'no-store' },
  ];
  return pages
    .map(
      ({ path, page, cache }) => `			handle ${path === '*' ? '' : `${path} `}{
				rewrite * ${page}
				header Content-Security-Policy ${quoted(policies[page] ?? '')}
				header Cache-Control ${cache}
				file_server {
					status 404
				}
			}`,
    )
    .join('\n');
}

/** Caddy's own types lack the character set. */
const contentTypes = Object.entries(mediaTypes)
  .filter(([, { type }]) => type.includes('charset'))
  .map(
    ([extension, { type }]) => `		@type_${extension.slice(1)} path *${extension}
		header @type_${extension.slice(1)} Content-Type ${quoted(type)}`,
  )
  .join('\n');

const redirectRule = (from: string, to: string, status: number) => {
  const name = `@from${from.replaceAll(/\W/g, '_')}`;
  return `		${name} path ${from}
		route ${name} {
			redir @asked ${to}?{query} ${status}
			redir * ${to} ${status}
		}`;
};

const WITHOUT_COOKIES = '\t\theader_up -Cookie\n\t\theader_down -Set-Cookie\n';

/** With several platforms, another one takes requests that could not be sent to one. */
const passedOn = (platforms: readonly string[], headers = '') => `reverse_proxy ${platforms.join(' ')} {
		flush_interval -1
${headers}${platforms.length > 1 ? '		lb_try_duration 5s\n		fail_duration 2s\n' : ''}		transport http {
			tls_insecure_skip_verify
		}
	}`;

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
