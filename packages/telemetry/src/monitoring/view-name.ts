/** Returns the route of a hash as it is in the table of pages, without the query; ids and tokens are parameters. */
export function viewName(routes: readonly string[], hash: string): string {
  const [path = ''] = hash.replace(/^#/, '').split('?');
  if (path === '' || path === '/') return routes[0] ?? '/';
  return routes.includes(path) ? path : 'not found';
}
