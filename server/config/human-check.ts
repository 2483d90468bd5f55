import { oneOf, type Reading, words } from './setting.ts';

/** Check that a form is filled in by a person. */
export type HumanCheck =
  /** A checkbox: no protection, no setup. */
  | { readonly kind: 'checkbox' }
  /** A small proof of work by the browser, checked here; no outside service is asked. */
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
