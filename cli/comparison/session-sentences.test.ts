import { expect, it } from 'vitest';
import { sessionSentences } from './session-sentences.ts';

it('says at which steps sessions are and what becomes of them', () => {
  const group = { journey: 'mend', step: '“Pay” (pay)', again: [], sessions: 2 };
  expect(
    sessionSentences([
      { ...group, outcome: 'moves' },
      { ...group, outcome: 'moves', sessions: 1 },
      { ...group, outcome: 'stays', again: ['Name', 'Town'] },
      { ...group, outcome: 'stays' },
      { ...group, outcome: 'ends', sessions: 1 },
      { ...group, outcome: 'unread', step: undefined },
    ]),
  ).toEqual([
    '2 sessions at “Pay” (pay) of the journey “mend” move to the new release.',
    '1 session at “Pay” (pay) of the journey “mend” moves to the new release.',
    '2 sessions at “Pay” (pay) of the journey “mend” stay on the release they began on: in the new one “Name”, “Town” must be answered again.',
    '2 sessions at “Pay” (pay) of the journey “mend” stay on the release they began on: what they have completed is not complete in the new one.',
    '1 session at “Pay” (pay) of the journey “mend” ends: the journey is gone.',
    '2 sessions of the journey “mend” were not looked at: WAYMARK_SECRET does not open the answers.',
  ]);
  expect(sessionSentences([])).toEqual(['No session is open.']);
});
