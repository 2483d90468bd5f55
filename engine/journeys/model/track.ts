import type { Analytics, TrackAction } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { type CompiledRule, evaluateRule } from '../../rules/evaluation/compile.ts';
import { compileOptional, holds } from '../../rules/evaluation/condition.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../../rules/evaluation/template.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';

/** An event for the data layer. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly [property: string]: JsonValue;
}

/** Looks up an analytics document. Throws a `Fault` for an unknown id; checked releases have none. */
export type FindAnalytics = (id: string) => Analytics;

export interface CompiledTrack {
  readonly action: 'track';
  readonly each: CompiledRule | undefined;
  readonly event: string;
  readonly data: CompiledTemplate;
  readonly when: CompiledRule | undefined;
}

export function compileTrack({ track, each, when }: TrackAction, find: FindAnalytics): CompiledTrack {
  const { event, data } = find(track);
  return {
    action: 'track',
    each: compileOptional(each),
    event,
    data: compileTemplate(data ?? {}),
    when: compileOptional(when),
  };
}

/** The event of a `track` action; undefined when its data cannot be evaluated. */
export function eventOf(
  { event, data }: Pick<CompiledTrack, 'event' | 'data'>,
  scope: RuleScope,
): AnalyticsEvent | undefined {
  const { value, fault } = evaluateTemplate(data, scope);
  return fault ? undefined : { ...(value as { readonly [name: string]: JsonValue } | undefined), event };
}

/** Events of a list that only tracks, whose scope is therefore the same for all of its actions. */
export function trackedEvents(tracks: readonly CompiledTrack[], scope: RuleScope): readonly AnalyticsEvent[] {
  return tracks.flatMap((track) =>
    scopesOf(track, scope).flatMap((each) => {
      if (track.when !== undefined && !holds(track.when, each)) return [];
      return eventOf(track, each) ?? [];
    }),
  );
}

/** The scopes in which an action is done: one for each element where it is repeated. */
function scopesOf({ each }: CompiledTrack, scope: RuleScope): readonly RuleScope[] {
  if (each === undefined) return [scope];
  const { value } = evaluateRule(each, scope);
  return Array.isArray(value) ? value.map((item: unknown) => ({ ...scope, item })) : [];
}
