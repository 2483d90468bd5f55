import { oneOf, type Reading, words } from './setting.ts';

/** How a form makes sure that a person fills it in. */
export type HumanCheck =
  /** A box to tick: no protection, and nothing to set up. */
  | { readonly kind: 'checkbox' }
  /** A small sum the browser works out, checked here; nobody else is asked. */
  | { readonly kind: 'altcha' }
  | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly secretKey: string };

const readKind = oneOf(['checkbox', 'altcha', 'recaptcha']);

/** `checkbox`, `altcha` or `recaptcha <site key> <secret key>`. */
export function readHumanCheck(text: string): Reading<HumanCheck> {
  const [kind = '', siteKey, secretKey, ...rest] = words(text);
  const read = readKind(kind);
  if ('mistake' in read) return read;
  if (read.value !== 'recaptcha') return { value: { kind: read.value } };
  if (siteKey !== undefined && secretKey !== undefined && rest.length === 0) {
    return { value: { kind: 'recaptcha', siteKey, secretKey } };
  }
  return { mistake: 'wants its two keys: recaptcha <site key> <secret key>.' };
}
