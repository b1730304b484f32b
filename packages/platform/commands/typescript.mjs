// @ts-check
let isLoaded = false;

/** Lets this process import TypeScript. Needs an installed tree. */
export async function loadTypeScript() {
  if (isLoaded) return;
  isLoaded = true;
  const { register } = await import('tsx/esm/api');
  register();
}
