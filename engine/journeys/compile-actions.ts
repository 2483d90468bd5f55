import type { Action, Analytics, AttemptAction, CallAction, NotifyAction, Template } from '#schemas';
import { unreachable } from '../problems/fault.ts';
import { type CompiledRule, compileRule } from '../rules/evaluation/compile.ts';
import { compileOptional } from '../rules/evaluation/condition.ts';
import { type CompiledTemplate, compileTemplate } from '../rules/evaluation/template.ts';
import { textRule } from '../texts/text-rows.ts';
import { clearedBy } from './actions/cleared-by.ts';
import { findSequence, type Sequences } from './sequences/find-sequence.ts';

/** Finds an analytics document. Throws a `Fault` for an id a checked release cannot hold. */
export type FindAnalytics = (id: string) => Analytics;

export type CompiledAction =
  | {
      readonly action: 'call';
      readonly each: CompiledRule | undefined;
      readonly operation: string;
      readonly input: CompiledTemplate;
      readonly as: string | undefined;
      /** A failure does not end the list. */
      readonly optional: boolean;
      /** In an event of a field: made once for the same answers. */
      readonly once: boolean;
      readonly when: CompiledRule | undefined;
      readonly onFailure: CompiledActions;
    }
  | {
      readonly action: 'send';
      readonly each: CompiledRule | undefined;
      readonly operation: string;
      readonly input: CompiledTemplate;
      readonly when: CompiledRule | undefined;
    }
  | {
      readonly action: 'attempt';
      readonly retries: number;
      readonly actions: CompiledActions;
      readonly onFailure: CompiledActions;
    }
  | {
      readonly action: 'set';
      readonly answer: string;
      readonly to: CompiledRule;
      readonly when: CompiledRule | undefined;
    }
  | {
      readonly action: 'clear';
      readonly answers: readonly string[];
      readonly results: readonly string[];
      readonly when: CompiledRule | undefined;
    }
  | {
      readonly action: 'track';
      readonly each: CompiledRule | undefined;
      readonly event: string;
      readonly data: CompiledTemplate;
      readonly when: CompiledRule | undefined;
    }
  | {
      readonly action: 'notify';
      readonly each: CompiledRule | undefined;
      readonly notice: Omit<Notice, 'message'>;
      readonly message: CompiledRule;
      readonly when: CompiledRule | undefined;
    }
  | { readonly action: 'reset'; readonly when: CompiledRule | undefined }
  | {
      readonly action: 'go';
      /** A rule gives the address of a hosted page. */
      readonly to: Exclude<Destination, { readonly href: string }> | { readonly href: CompiledRule };
      readonly when: CompiledRule | undefined;
    }
  | { readonly action: 'submit'; readonly when: CompiledRule | undefined }
  | { readonly action: 'run'; readonly actions: CompiledActions; readonly when: CompiledRule | undefined };

export type CompiledActions = readonly CompiledAction[];

/** A banner. */
export interface Notice {
  readonly tone: 'error' | 'info' | 'success';
  readonly message: string;
  /** It has no button that closes it. */
  readonly stays?: boolean;
}

/** A step of the same journey, a page outside it, or the address of a page that is hosted elsewhere. */
export type Destination = PlaceOnSite | { readonly href: string };

/** A step of the journey, or any page. */
export type PlaceOnSite = { readonly step: string } | { readonly page: string };

/** Finds what actions name. */
export interface ActionSources {
  readonly findAnalytics: FindAnalytics;
  /** The journey's named lists of actions. */
  readonly sequences: Sequences;
}

/** Compiles a list of checked actions. */
export function compileActions(actions: readonly Action[], sources: ActionSources): CompiledActions {
  return actions.map((action) => compileAction(action, sources));
}

function compileAction(action: Action, sources: ActionSources): CompiledAction {
  if ('attempt' in action) return compileAttempt(action, sources);
  const when = compileOptional(action.when);
  if ('call' in action) return compileCall(action, sources);
  if ('send' in action) {
    const { send: operation, each } = action;
    return { action: 'send', each: compileOptional(each), operation, input: inputOf(action), when };
  }
  if ('set' in action) return { action: 'set', answer: action.set, to: compileRule(action.to), when };
  if ('clear' in action) return { action: 'clear', ...clearedBy(action.clear), when };
  if ('track' in action) {
    const { event, data } = sources.findAnalytics(action.track);
    const each = compileOptional(action.each);
    return { action: 'track', each, event, data: compileTemplate(data ?? {}), when };
  }
  if ('notify' in action) return compileNotify(action);
  if ('reset' in action) return { action: 'reset', when };
  if ('go' in action) return { action: 'go', to: { step: action.go }, when };
  if ('goToPage' in action) return { action: 'go', to: { page: action.goToPage }, when };
  if ('goToAddress' in action) return { action: 'go', to: { href: compileRule(action.goToAddress) }, when };
  if ('submit' in action) return { action: 'submit', when };
  if ('run' in action) {
    const actions = compileActions(findSequence(sources.sequences, action.run), sources);
    return { action: 'run', actions, when };
  }
  return unreachable(action);
}

function compileCall(action: CallAction, sources: ActionSources): CompiledAction {
  return {
    action: 'call',
    each: compileOptional(action.each),
    operation: action.call,
    input: inputOf(action),
    as: action.as,
    optional: action.optional ?? false,
    once: action.once ?? false,
    when: compileOptional(action.when),
    onFailure: compileActions(action.onFailure ?? [], sources),
  };
}

function compileAttempt(action: AttemptAction, sources: ActionSources): CompiledAction {
  return {
    action: 'attempt',
    retries: action.retries,
    actions: compileActions(action.attempt, sources),
    onFailure: compileActions(action.onFailure ?? [], sources),
  };
}

function compileNotify({ notify, tone, stays, each, when }: NotifyAction): CompiledAction {
  return {
    action: 'notify',
    each: compileOptional(each),
    notice: { tone, ...(stays && { stays }) },
    message: compileRule(textRule(notify)),
    when: compileOptional(when),
  };
}

function inputOf({ with: input }: Pick<CallAction, 'with'>): CompiledTemplate {
  const templates: Template = input ?? {};
  return compileTemplate(templates);
}
