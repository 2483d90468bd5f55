import type { KeyRing } from '../keys/key-ring.ts';
import { seal, unseal } from '../keys/seal.ts';
import { isSigned, sign } from '../keys/signature.ts';

/** Data that a form carries and sends back. */
export interface FormToken {
  /** Run of the journey that the form was made for. */
  readonly run: string;
  /**
   * Set if the run was not stored yet when the form was made. It begins when one of its forms is first
   * pressed: as the first run of the session, or as the next after one that has ended. Undefined for a run in
   * progress.
   */
  readonly begins: 'first' | 'next' | undefined;
  /** Captured query parameters of a visitor of whom nothing is stored yet. */
  readonly captured: { readonly [name: string]: string };
  /** The token of the link by which a visitor has come back to a saved run, on the form that asks for its code. */
  readonly returning?: string | undefined;
  /** The values that the page of the form shows, for its press to be compared with; undefined where that does not matter. */
  readonly shown?: ShownPage | undefined;
}

/** The content of a page apart from the answers of its own step: hashes to compare, and texts that name a difference. */
export interface ShownPage {
  /** Hash of the documents that the page is made of. */
  readonly documents: string;
  /** Hashes of earlier answers and results, by path. */
  readonly values: { readonly [path: string]: string };
  /** Question and text of the answers among them, by path; sensitive ones are masked. */
  readonly texts: { readonly [path: string]: readonly [label: string, text: string] };
}

/** A form that was sent back; `isOld` if it was open for longer than a session lives. */
export type ReturnedForm = FormToken & { readonly isOld: boolean };

/**
 * Signs the data of forms, with the time they were made, so that nobody can make a form younger than it is. What
 * the page showed is encrypted.
 */
export interface FormTokens {
  issue(journey: string, token: FormToken): string;
  /** Undefined if the text is not signed by us, or belongs to another journey. */
  read(journey: string, text: string): ReturnedForm | undefined;
}

/**
 * The run that a token names although nothing proves that we made it, as when its secret is gone; '' if it names none.
 * A run is too random to be guessed: it is good enough to ask the ledger by.
 */
export function runNamedIn(token: string): string {
  try {
    const contents: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    return Array.isArray(contents) && typeof contents[1] === 'string' ? contents[1] : '';
  } catch {
    return '';
  }
}

export interface FormTokenOptions {
  readonly keys: KeyRing;
  readonly lifetimeMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type Contents = readonly [
  madeAt: number,
  run: string,
  begins: FormToken['begins'] | null,
  captured: FormToken['captured'],
  returning?: string,
];

export function createFormTokens({ keys, lifetimeMs, now }: FormTokenOptions): FormTokens {
  return {
    issue(journey, { run, begins, captured, returning, shown }) {
      const plain = [now(), run, begins ?? null, captured] as const;
      const contents: Contents = returning === undefined ? plain : [...plain, returning];
      const text = Buffer.from(JSON.stringify(contents)).toString('base64url');
      const signed = `${text}.${sign(keys, 'form', `${journey}\n${text}`).toString('base64url')}`;
      return shown === undefined
        ? signed
        : `${signed}.${seal(keys, JSON.stringify(shown), `shown\n${signed}`)}`;
    },
    read(journey, token) {
      const [text = '', signature = '', ...sealed] = token.split('.');
      if (!isSigned(keys, 'form', `${journey}\n${text}`, Buffer.from(signature, 'base64url')))
        return undefined;
      // Only `issue` writes this text, and the signature proves that it was not altered.
      const contents = JSON.parse(Buffer.from(text, 'base64url').toString()) as Contents;
      const [madeAt, run, begins, captured, returning] = contents;
      const shown = unseal(keys, sealed.join('.'), `shown\n${text}.${signature}`);
      return {
        run,
        begins: begins ?? undefined,
        captured,
        ...(returning !== undefined && { returning }),
        shown: shown === undefined ? undefined : (JSON.parse(shown) as ShownPage),
        isOld: madeAt + lifetimeMs <= now(),
      };
    },
  };
}
