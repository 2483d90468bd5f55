import { cutText } from '../../answers/cut-text.ts';
import type { CompiledJourney } from '../compile-journey.ts';
import type { JourneyState } from './state.ts';

/** Longest value kept: more than any campaign tool writes. */
const longestValue = 200;

/**
 * The state with the query parameters that the journey captures, letter case and underscores of their names
 * ignored. Only the first visit that brings any of them counts: what brought the visitor here does not change on the way.
 */
export function captureQuery(
  { capture }: CompiledJourney,
  state: JourneyState,
  query: Iterable<readonly [name: string, value: string]>,
): JourneyState {
  if (capture.length === 0 || Object.keys(state.captured).length > 0) return state;
  const names = new Map(capture.map((name) => [plain(name), name]));
  const captured: { [name: string]: string } = {};
  for (const [key, value] of query) {
    const name = names.get(plain(key));
    if (name !== undefined && value !== '' && captured[name] === undefined) {
      captured[name] = cutText(value, longestValue);
    }
  }
  return Object.keys(captured).length === 0 ? state : { ...state, captured };
}

/** Campaign tools write a name like `mailCampaign` in several ways, `mail_campaign` above all. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}
