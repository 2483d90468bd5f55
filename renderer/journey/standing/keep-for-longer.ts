import { formEntries } from '#engine';

/** The server's answer to a request for more time. */
interface Kept {
  /** Token of the extended form. */
  readonly formToken: string;
  /** Milliseconds until the answers are deleted, if nothing is changed. */
  readonly leftMs: number;
}

/** Asks the server to keep a visitor's answers and the form for longer. Undefined unless it confirms that. */
export async function keepForLonger(action: string, form: HTMLFormElement): Promise<Kept | undefined> {
  const run = form.elements.namedItem(formEntries.run);
  if (!(run instanceof HTMLInputElement)) return undefined;
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ [formEntries.run]: run.value, [formEntries.keep]: 'true' }),
    });
    const kept: unknown = await response.json();
    if (!isKept(kept)) return undefined;
    run.value = kept.formToken;
    return kept;
  } catch {
    return undefined;
  }
}

function isKept(answer: unknown): answer is Kept {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'formToken' in answer &&
    typeof answer.formToken === 'string' &&
    'leftMs' in answer &&
    typeof answer.leftMs === 'number'
  );
}
