import type { Action, CallAction, Template } from '#schemas';
import { unreachable } from '../../base/problems/fault.ts';
import { type CompiledRule, compileRule } from '../../rules/evaluation/compile.ts';
import { compileOptional } from '../../rules/evaluation/condition.ts';
import { type CompiledTemplate, compileTemplate } from '../../rules/evaluation/template.ts';
import { textRule } from '../../rules/texts/text-rows.ts';
import { languageOfPart } from '../../translations/language-of-part.ts';
import { findSequence, type Sequences } from './sequences/find-sequence.ts';
import { eachOf } from './sequences/inner-actions.ts';
import { type CompiledTrack, compileTrack, type FindAnalytics } from './track.ts';

export type CompiledAction =
  | {
      readonly action: 'call';
      readonly each: CompiledRule | undefined;
      /** As written, to find its binding. */
      readonly definition: CallAction;
      readonly operation: string;
      readonly input: CompiledTemplate;
      readonly as: string | undefined;
      /** A failure does not end the list. */
      readonly optional: boolean;
      /** For an event of a field: the call is made once for the same answers. */
      readonly once: boolean;
      readonly when: CompiledRule | undefined;
      readonly onFailure: CompiledActions;
      readonly onUnknown: CompiledActions;
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
      /** Paths such as `answers.plan` and `results.offers`. */
      readonly paths: readonly string[];
      readonly when: CompiledRule | undefined;
    }
  | CompiledTrack
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
      /** The address of a hosted page is a rule. */
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
  /** Language of its texts, if it is not that of the page. */
  readonly language?: string;
  /** Without a close button. */
  readonly stays?: boolean;
  readonly link?: { readonly label: string; readonly href: string };
}

/** A step of the same journey, a page outside it, or the address of a hosted page. */
export type Destination = PlaceOnSite | { readonly href: string };

/** A step of the journey, or any page. */
export type PlaceOnSite = { readonly step: string } | { readonly page: string };

/** Looks up what actions name. */
export interface ActionSources {
  readonly findAnalytics: FindAnalytics;
  /** The journey's named lists of actions. */
  readonly sequences: Sequences;
  /** The path of the page of that id. */
  readonly pathOf: (page: string) => string;
}

/** Compiles a list of checked actions. */
export function compileActions(actions: readonly Action[], sources: ActionSources): CompiledActions {
  return actions.map((action) => compileAction(action, sources));
}

function compileAction(action: Action, sources: ActionSources): CompiledAction {
  if ('attempt' in action) {
    const { retries, attempt, onFailure } = action;
    return {
      action: 'attempt',
      retries,
      actions: compileActions(attempt, sources),
      onFailure: compileActions(onFailure ?? [], sources),
    };
  }
  if ('track' in action) return compileTrack(action, sources.findAnalytics);
  const when = compileOptional(action.when);
  const each = compileOptional(eachOf(action));
  if ('call' in action) return compileCall(action, { each, when, sources });
  if ('send' in action) return { action: 'send', each, operation: action.send, input: inputOf(action), when };
  if ('set' in action) return { action: 'set', answer: action.set, to: compileRule(action.to), when };
  if ('clear' in action) return { action: 'clear', paths: action.clear, when };
  if ('notify' in action) {
    const { notify, tone, stays, link } = action;
    const message = compileRule(textRule(notify));
    const to = link && { label: link.label, href: sources.pathOf(link.page) };
    const language = languageOfPart(action);
    const notice = {
      tone,
      ...(language !== undefined && { language }),
      ...(stays && { stays }),
      ...(to && { link: to }),
    };
    return { action: 'notify', each, notice, message, when };
  }
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

function compileCall(
  action: CallAction,
  {
    each,
    when,
    sources,
  }: Record<'each' | 'when', CompiledRule | undefined> & { readonly sources: ActionSources },
): CompiledAction {
  const { call: operation, as, optional = false, once = false, onFailure = [], onUnknown = [] } = action;
  return {
    action: 'call',
    definition: action,
    each,
    operation,
    input: inputOf(action),
    as,
    optional,
    once,
    when,
    onFailure: compileActions(onFailure, sources),
    onUnknown: compileActions(onUnknown, sources),
  };
}

function inputOf({ with: input }: Pick<CallAction, 'with'>): CompiledTemplate {
  const templates: Template = input ?? {};
  return compileTemplate(templates);
}
