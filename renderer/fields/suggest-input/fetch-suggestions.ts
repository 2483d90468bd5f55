/** Most suggestions that are of use to anybody. */
const mostSuggestions = 20;

/**
 * Asks our own gateway for suggestions. Rejects when there is no answer or none that can be used.
 * @param input the operation's input, sent as the query
 */
export async function fetchSuggestions(
  path: string,
  input: { readonly [name: string]: string },
  readToken: () => Promise<string>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const response = await fetch(`${path}?${new URLSearchParams(input)}`, {
    signal,
    headers: { accept: 'application/json', authorization: `Bearer ${await readToken()}` },
  });
  if (!response.ok) throw new Error(`The gateway answered ${response.status}.`);
  return textsIn(await response.json());
}

/** The list of texts in an answer; each text once. */
function textsIn(body: unknown): readonly string[] {
  if (!Array.isArray(body)) throw new Error('The gateway answered something other than a list.');
  const texts = body.filter((item): item is string => typeof item === 'string' && item !== '');
  return [...new Set(texts)].slice(0, mostSuggestions);
}
