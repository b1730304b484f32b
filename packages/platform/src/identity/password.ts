let loading: Promise<typeof import('@node-rs/argon2')> | undefined;

/** Loaded with the first password, once: even what is loaded already takes its time to import. */
function argon2() {
  loading ??= import('@node-rs/argon2');
  return loading;
}

/** argon2id by OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, cost);

/** Of a password that nobody knows. An unknown address costs the same work as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$e9ZoC/PgEYluCVXK0kNeQw$bgaSyV2YS0rZDkZQYeihJb+canfYhHBjpsXJwG6xLW0';

/** Whether it is the person's password; `passwordHash` is null when there is no such person. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await argon2();
  const matches = await verify(passwordHash ?? NOBODY, password);
  return matches && passwordHash !== null;
}
