import type { SessionGroup } from '#server';

/** One sentence for each group of sessions. */
export function sessionSentences(groups: readonly SessionGroup[]): readonly string[] {
  return groups.length === 0 ? ['No session is open.'] : groups.map(sessionSentence);
}

function sessionSentence({ journey, step, outcome, again, sessions }: SessionGroup): string {
  const isOne = sessions === 1;
  const place = step === undefined ? '' : ` at ${step}`;
  const who = `${sessions} session${isOne ? '' : 's'}${place} of the journey “${journey}”`;
  switch (outcome) {
    case 'moves':
      return `${who} ${isOne ? 'moves' : 'move'} to the new release.`;
    case 'stays': {
      const questions = again.map((label) => `“${label}”`).join(', ');
      const why =
        again.length === 0
          ? 'what they have completed is not complete in the new one'
          : `in the new one ${questions} must be answered again`;
      return `${who} ${isOne ? 'stays' : 'stay'} on the release they began on: ${why}.`;
    }
    case 'ends':
      return `${who} ${isOne ? 'ends' : 'end'}: the journey is gone.`;
    case 'unread':
      return `${who} ${isOne ? 'was' : 'were'} not looked at: WAYMARK_SECRET does not open the answers.`;
  }
}
