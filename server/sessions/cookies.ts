/** With the prefix `__Host-`, browsers accept a cookie only over a secure connection, for this exact host and the whole site. */
export const cookieAttributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The value of a cookie in a `Cookie` header; undefined if there is none of that shape. */
export function readCookie(
  header: string | null | undefined,
  wanted: string,
  shape: RegExp,
): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === wanted && shape.test(value)) return value;
  }
  return undefined;
}
