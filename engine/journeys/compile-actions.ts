import type { Action, Analytics, GoAction, Template } from '#schemas';
import { unreachable } from '../problems/fault.ts';
import { type CompiledRule, compileRule } from '../rules/evaluation/compile.ts';
import { compileOptional } from '../rules/evaluation/condition.ts';
import { type CompiledTemplate, compileTemplate } from '../rules/evaluation/template.ts';
import { textRule } from '../texts/text-rows.ts';
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
  /** Name of the button that closes it; without one it stays. */
  readonly closeLabel?: string;
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
  switch (action.action) {
    case 'call':
      return {
        action: 'call',
        each: compileOptional(action.each),
        operation: action.operation,
        input: compileTemplate(templateOf(action.with)),
        as: action.as,
        optional: action.optional ?? false,
        once: action.once ?? false,
        when: compileOptional(action.when),
        onFailure: compileActions(action.onFailure ?? [], sources),
      };
    case 'send':
      return {
        action: 'send',
        each: compileOptional(action.each),
        operation: action.operation,
        input: compileTemplate(templateOf(action.with)),
        when: compileOptional(action.when),
      };
    case 'attempt':
      return {
        action: 'attempt',
        retries: action.retries,
        actions: compileActions(action.actions, sources),
        onFailure: compileActions(action.onFailure ?? [], sources),
      };
    case 'set':
      return {
        action: 'set',
        answer: action.answer,
        to: compileRule(action.to),
        when: compileOptional(action.when),
      };
    case 'clear':
      return {
        action: 'clear',
        answers: action.answers ?? [],
        results: action.results ?? [],
        when: compileOptional(action.when),
      };
    case 'track': {
      const { event, data } = sources.findAnalytics(action.event);
      return {
        action: 'track',
        each: compileOptional(action.each),
        event,
        data: compileTemplate(templateOf(data)),
        when: compileOptional(action.when),
      };
    }
    case 'notify': {
      const { tone, message, closeLabel, when } = action;
      return {
        action: 'notify',
        each: compileOptional(action.each),
        notice: { tone, closeLabel },
        message: compileRule(textRule(message)),
        when: compileOptional(when),
      };
    }
    case 'reset':
      return { action: 'reset', when: compileOptional(action.when) };
    case 'go':
      return {
        action: 'go',
        to: destinationOf(action),
        when: compileOptional(action.when),
      };
    case 'submit':
      return { action: 'submit', when: compileOptional(action.when) };
    case 'run':
      return {
        action: 'run',
        actions: compileActions(findSequence(sources.sequences, action.sequence), sources),
        when: compileOptional(action.when),
      };
    default:
      return unreachable(action);
  }
}

function destinationOf({ step, page, href }: GoAction): Extract<CompiledAction, { action: 'go' }>['to'] {
  if (step !== undefined) return { step };
  return href === undefined ? { page: page ?? '' } : { href: compileRule(href) };
}

function templateOf(properties: { readonly [name: string]: Template } | undefined): Template {
  return properties ?? {};
}
