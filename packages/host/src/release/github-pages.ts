import type { ReleaseHost } from './release-hosts';

/** Directives that a policy in a page can't contain (CSP 3 §3.3). */
const NOT_IN_PAGES = /\s*(frame-ancestors|report-uri|sandbox)[^;]*;?/g;

/**
 * Returns the files that GitHub Pages needs beside a host's folder: its name, and pages that contain their own policy, because
 * GitHub Pages sets no headers.
 * @param documentOf returns a document of the host by its path
 */
export function githubPagesFiles(host: ReleaseHost, documentOf: (path: string) => string): Record<string, string> {
  const entry = host.redirects.find(({ from }) => from === '/')?.to ?? '/';
  const documents = Object.entries(host.policies).map(([path, policy]) => [path.slice(1), withPolicy(documentOf(path), policy)]);
  return {
    ...Object.fromEntries(documents),
    CNAME: `${host.name}\n`,
    // Without it, folders whose names start with an underscore or a dot are ignored.
    '.nojekyll': '',
    'index.html': `<!doctype html>\n<title>${host.name}</title>\n<meta http-equiv="refresh" content="0; url=${entry}">\n<a href="${entry}">${entry}</a>\n`,
  };
}

function withPolicy(html: string, policy: string): string {
  const content = policy.replaceAll(NOT_IN_PAGES, '').trim().replaceAll('"', '&quot;');
  return html.replace(/<head[^>]*>/, (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${content}">`);
}
