import { type JsonValue, readSuggestions, type Suggestion } from '#engine';

/** Maximum number of suggestions shown. */
const mostSuggestions = 20;
/** Timeout of a request for suggestions. */
const patienceMs = 10_000;

/**
 * Asks our own gateway for suggestions. Rejects when there is no usable answer.
 * @param input the operation's input, sent as the query
 */
export async function fetchSuggestions(
  path: string,
  input: { readonly [name: string]: string },
  readToken: () => Promise<string>,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(`${path}?${new URLSearchParams(input)}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    headers: { accept: 'application/json', authorization: `Bearer ${await readToken()}` },
  });
  if (!response.ok) throw new Error(`The gateway answered ${response.status}.`);
  return suggestionsIn(await response.json());
}

/** Key of a suggestion: its id, or its text if it has none. */
export function keyOf({ id, label }: Suggestion): string {
  return id ?? label;
}

/** The suggestions in an answer, without duplicates. */
function suggestionsIn(body: JsonValue): readonly Suggestion[] {
  if (!Array.isArray(body)) throw new Error('The gateway answered something other than a list.');
  const suggestions = readSuggestions(body).filter(({ label }) => label !== '');
  const byKey = new Map(suggestions.map((suggestion) => [keyOf(suggestion), suggestion]));
  return [...byKey.values()].slice(0, mostSuggestions);
}
