import type { Action } from '#schemas';
import { isObject, memberOf } from './json.ts';
import { wordsOf } from './words.ts';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type OtherKeys =
  | 'with'
  | 'as'
  | 'each'
  | 'when'
  | 'onFailure'
  | 'onUnknown'
  | 'optional'
  | 'keeps'
  | 'once'
  | 'retries'
  | 'to'
  | 'tone'
  | 'stays'
  | 'link';
type Verb = Exclude<KeysOf<Action>, OtherKeys>;

/** How the verb of an action is said, and how what it is about. */
const verbs: Readonly<Record<Verb, { readonly words: string; readonly of: 'name' | 'text' | 'nothing' }>> = {
  call: { words: 'Call', of: 'name' },
  send: { words: 'Send to', of: 'name' },
  attempt: { words: 'Try, and try again', of: 'nothing' },
  set: { words: 'Set the answer', of: 'name' },
  clear: { words: 'Delete', of: 'text' },
  track: { words: 'Report', of: 'name' },
  notify: { words: 'Say', of: 'text' },
  reset: { words: 'Delete all answers', of: 'nothing' },
  go: { words: 'Go to the step', of: 'name' },
  goToPage: { words: 'Go to the page', of: 'name' },
  goToAddress: { words: 'Go to the address', of: 'text' },
  submit: { words: 'Submit the step', of: 'nothing' },
  run: { words: 'Run', of: 'name' },
};

/** An action in a few words; undefined for a part that is none. */
export function actionWords(part: unknown): string | undefined {
  if (!isObject(part)) return undefined;
  for (const [verb, { words, of }] of Object.entries(verbs)) {
    if (!Object.hasOwn(part, verb)) continue;
    const value = memberOf(part, verb);
    if (of === 'nothing') return words;
    if (typeof value !== 'string' || value === '') return `${words} …`;
    return of === 'name' ? `${words} “${wordsOf(value)}”` : `${words} “${value}”`;
  }
  return undefined;
}
