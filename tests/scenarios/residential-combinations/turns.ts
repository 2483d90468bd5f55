import type { AnalyticsEvent, JsonValue } from '#engine';
import type { ExpectedCall, Given, Turn } from '../../../cli/scenarios/scenario.ts';

/** The visitor fills in a step, presses its button and reaches another. */
export function press(
  step: string,
  next: string,
  changes: Readonly<Record<string, Given>>,
  calls: readonly ExpectedCall[] = [],
  events: readonly AnalyticsEvent[] = [],
): Turn {
  return { press: step, changes, calls, expect: { outcome: 'accepted', at: { step: next }, events } };
}

/** The visitor fills in a step and presses its button, which fails. */
export function fail(
  step: string,
  changes: Readonly<Record<string, Given>>,
  calls: readonly ExpectedCall[],
): Turn {
  return { press: step, changes, calls, expect: { outcome: 'failed', at: { step }, notices: ['error'] } };
}

/** The visitor sees a step, and its event is sent. */
export function see(step: string, tracked: AnalyticsEvent): Turn {
  return { visit: step, expect: { outcome: 'shown', at: { step }, events: [tracked] } };
}

/** A call with a body, answered with status 200. */
export function call(operation: string, path: string, body: JsonValue, gives?: JsonValue): ExpectedCall {
  const isProvider = !path.startsWith('/api/');
  const request = {
    service: isProvider ? 'provider' : 'site-api',
    method: operation === 'update-ticket' ? 'PUT' : 'POST',
    path,
    ...(isProvider && { headers: { 'x-sector-id': 'RESIDENTIAL' } }),
    body,
  };
  return { operation, request, gives: { status: 200, ...(gives !== undefined && { body: gives }) } };
}
