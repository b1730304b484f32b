import type { Source } from '@services/directory-api/contract/answers';
import { Link } from '@suite/ui/link';

/** URLs of the licenses that sources name. */
const licenses: Readonly<Record<string, string>> = {
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
};

const keyOf = ({ name, url, license, credit }: Source) => [name, url, license, credit].join('\n');

/** Credits the sources of what is shown, each once. */
export function Credits({ sources }: { sources: readonly Source[] }) {
  const each = [...new Map(sources.map((source) => [keyOf(source), source])).values()];
  if (each.length === 0) return null;
  return (
    <p className="mt-3 text-xs text-muted">
      {'Facts from '}
      {each.map((source, at) => (
        <span key={keyOf(source)}>
          {at > 0 && '; '}
          {source.url ? (
            <Link newTab href={source.url}>
              {source.name}
            </Link>
          ) : (
            source.name
          )}
          {source.credit && ` by ${source.credit}`}
          {source.license && ', '}
          {licenses[source.license] ? (
            <Link newTab href={licenses[source.license]}>
              {source.license}
            </Link>
          ) : (
            source.license
          )}
        </span>
      ))}
      .
    </p>
  );
}
