import type { JourneyEnvironment, JourneyState, JsonValue } from '#engine';
import type { ReadSources } from '#engine/parts';
import type { Operation } from '#schemas';
import type { Bodies } from '../../constraints/samples/sample-body.ts';
import type { CallContract } from '../../openapi/call-contract.ts';
import type { InputFault } from './input-faults.ts';
import type { Outside } from './outside.ts';

/** Somebody who goes through a journey. */
export interface Visitor {
  /** Answers that the visitor has given in other journeys. */
  readonly given: { readonly [name: string]: JsonValue };
  /** Answers every question, not only those that must be answered. */
  readonly isThorough: boolean;
  /** Answers that the visitor insists on. */
  readonly wanted: { readonly [name: string]: JsonValue };
  /** The bodies with which services answer this visitor's calls. */
  readonly bodies: Bodies;
  /** Goes where a redirect leads, as browsers do. */
  readonly isRedirected?: boolean;
  /** The call that fails; all others succeed. */
  readonly failing?: { readonly step: string; readonly operation: string };
}

/** A visit to make. */
export interface VisitPlan {
  readonly visitor: Visitor;
  /** Where an earlier visit stood, to go on from there. */
  readonly from?: Arrival;
}

/** A call that a visit made. */
export interface VisitedCall {
  /** The visit when it came to the step of the call. */
  readonly arrival: Arrival;
  readonly step: string;
  readonly operation: string;
  readonly input: { readonly [name: string]: JsonValue };
  /** Place of the action in the list of its event. */
  readonly key: string;
  /** Whether the visitor does not wait for it, and is not told when it fails. */
  readonly unawaited: boolean;
}

/** A question as it was put. */
export interface AskedQuestion {
  /** The visit when it came to the step of the question. */
  readonly arrival: Arrival;
  /** Answers that it accepts, the plainest first. */
  readonly accepts: readonly JsonValue[];
  /** Whether it accepts an answer, its options apart. */
  readonly admits: (answer: JsonValue) => boolean;
  /** The visitor chooses among few answers. */
  readonly isChoice: boolean;
}

/** Course of a visit until it came to a step. */
export interface Arrival {
  readonly step: string;
  readonly state: JourneyState;
  readonly before: Omit<JourneyVisit, 'shown' | 'silentStep' | 'last' | 'isAtEnd'>;
  /** The answer to a question of the step that the visitor came back to change. */
  readonly changed?: string;
}

/** A step as a visitor filled it in. */
export interface ShownStep {
  readonly step: string;
  /** As the visitor came to it, before anything was called or answered. */
  readonly arrived: JourneyState;
  readonly state: JourneyState;
}

/** Course of a visit. */
export interface JourneyVisit {
  /** Ids of the steps, in the order walked. */
  readonly steps: readonly string[];
  readonly answers: { readonly [name: string]: JsonValue };
  readonly calls: readonly VisitedCall[];
  /** The steps that were shown, each as it was filled in, from where the visit began. */
  readonly shown: readonly ShownStep[];
  /** The questions that were shown, by name. */
  readonly asked: ReadonlyMap<string, AskedQuestion>;
  /** The step whose button did nothing that the visitor could see, after a call had failed. */
  readonly silentStep: string | undefined;
  /** The visit when it came to the last step whose button was pressed. */
  readonly last: Arrival | undefined;
  /** Whether it came to a final step, or was led out of the journey. */
  readonly isAtEnd: boolean;
}

/** Inputs of a visit besides the journey. */
export interface VisitSources {
  readonly environment: JourneyEnvironment;
  readonly outside: Outside;
  /** Sets of answers that visitors may have given in other journeys. */
  readonly given: readonly Visitor['given'][];
  /** Equal for answers that visits need not tell apart: options with data in the same columns. */
  readonly kindOf: (answer: JsonValue) => string;
}

/** Inputs of the search for mistakes in calls. */
export interface CallSources extends VisitSources {
  /** An operation and its fallbacks. */
  readonly operations: (id: string) => readonly Operation[];
  /** Answers that a part of an input is made of; undefined if something else decides about it too. */
  readonly answersIn: (call: VisitedCall, path: InputFault['path']) => ReadonlySet<string> | undefined;
  /** All answers that the input of a call is made of, whatever else decides about it. */
  readonly answersBehind: (call: VisitedCall) => ReadonlySet<string>;
  /** The contract that an operation names. */
  readonly contractOf: (operation: Operation) => CallContract | undefined;
  /** The functions and decisions that templates of operations use. */
  readonly rulesOf: ReadSources;
}
