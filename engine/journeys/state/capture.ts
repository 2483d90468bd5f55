import { cutText } from '../../base/values/cut-text.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';

/** Longest value stored; longer than any that campaign tools write. */
const longestValue = 200;

type Query = Iterable<readonly [name: string, value: string]>;

/**
 * Stores the query parameters that the journey captures. Case and underscores of their names are ignored.
 * Only the first visit with any of them counts, since the source of a visit does not change later.
 */
export function captureQuery({ capture }: CompiledJourney, state: JourneyState, query: Query): JourneyState {
  if (capture.length === 0 || Object.keys(state.captured).length > 0) return state;
  const captured = capturedFrom(query, capture);
  return Object.keys(captured).length === 0 ? state : { ...state, captured };
}

/** The parameters of a query that have some names: the first value of each that is not empty. */
export function capturedFrom(query: Query, wanted: readonly string[]): JourneyState['captured'] {
  const names = new Map(wanted.map((name) => [plain(name), name]));
  const captured: { [name: string]: string } = {};
  for (const [key, value] of query) {
    const name = names.get(plain(key));
    if (name !== undefined && value !== '' && captured[name] === undefined) {
      captured[name] = cutText(value, longestValue);
    }
  }
  return captured;
}

/** Normalizes a name: campaign tools write `mailCampaign` in several ways, often as `mail_campaign`. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}
