import { demoAccounts } from '@services/identity/demo/demo-people';
import { apiOrigin, zoneOrigin } from '@suite/zones/addresses';
import { existsIn, zoneNames, zones } from '@suite/zones/zones';
import { homeOf } from '../gateway/topology';
import type { Suite } from './serve';

/**
 * Returns what the person at the terminal needs to know once the suite is running; the last line says that it is ready (decision
 * 013).
 */
export function announcement({ deployment, isSeeded, isPlatformAlone }: Suite): string {
  if (isPlatformAlone) return `ready ${apiOrigin(deployment)}`;
  const pages = zoneNames
    .filter((name) => existsIn(name, deployment.environment))
    .map((name) => [zones[name].title, `${zoneOrigin(deployment, name)}${zones[name].basePath}/`]);
  const accounts = demoAccounts().map(({ email, password, companies, mfaSecret = '' }) => [
    email,
    password,
    companies,
    mfaSecret && `TOTP secret ${mfaSecret}`,
  ]);
  return [
    '',
    ...columns([...pages, ['API', apiOrigin(deployment)]]),
    '',
    ...(isSeeded ? ['  Demo accounts', ...columns(accounts), ''] : []),
    ...(deployment.environment === 'local'
      ? ['Safari stores no sign-in cookies over http://localhost: use npm start -- --https']
      : []),
    `ready ${homeOf({ ...deployment, onespace: undefined })}`,
  ].join('\n');
}

/** Aligns the columns of lines. */
function columns(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
