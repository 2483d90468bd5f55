export const leastPasswordLength = 12;
/** A password is taken as it is typed, or not at all. */
export const mostPasswordLength = 128;

/** Guesses that a password has to withstand: 10^8, by an estimate that knows what people choose. */
const leastScore = 3;
/** The estimate takes time with the length; what is longer than this is compared by its beginning. */
const mostEstimated = 100;

let estimate: Promise<(password: string, about: string[]) => number> | undefined;

/** Loads the list of about 49,000 passwords that became known, which takes memory: for those alone who choose one. */
async function loadEstimate() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string, about: string[]) => factory.check(password, about).score;
}

/**
 * Whether a password is one that became known, or is made of such and of what is known of a person: its letters in other
 * cases, repeated, with digits behind it and so on. Nothing is asked of a service.
 *
 * @param about the e-mail address, the name and the like
 */
export async function isKnownPassword(password: string, about: readonly string[]): Promise<boolean> {
  estimate ??= loadEstimate();
  const words = ['waymark', 'studio', ...about.flatMap((each) => [each, ...each.split(/[\s@._+-]+/)])];
  const score = (await estimate)(
    password.slice(0, mostEstimated),
    words.filter((word) => word.length > 2),
  );
  return score < leastScore;
}

export type PasswordTrouble = 'weak-password' | 'long-password' | 'known-password';

/**
 * Why a new password is not taken; undefined if it is.
 *
 * @param about the e-mail address and the name of its person
 */
export async function troubleWithPassword(
  password: string,
  about: readonly string[],
): Promise<PasswordTrouble | undefined> {
  if (password.length < leastPasswordLength) return 'weak-password';
  // Longer ones are refused where it is changed, too.
  if (password.length > mostPasswordLength) return 'long-password';
  return (await isKnownPassword(password, about)) ? 'known-password' : undefined;
}
