import type { AnalyticsEvent, Destination, FieldProblem, JsonValue, WalkedStep } from '#engine';
import type * as schemas from '#schemas';

/** A type of the schema as data that nobody changes; JSON values are that already. */
type Unchanging<T> = JsonValue extends T
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
    : T;

/** Several scenarios of one journey, as in `schemas/scenarios/scenario.schema.json`. */
export type ScenarioFile = Unchanging<schemas.ScenarioFile>;
export type Scenario = Unchanging<schemas.Scenario>;
/** One action of the visitor, and its expected result. */
export type Turn = Visit | Press | Touch | Return;
export type Visit = Unchanging<schemas.ScenarioVisit>;
export type Press = Unchanging<schemas.ScenarioPress>;
export type Touch = Unchanging<schemas.ScenarioTouch>;
export type Return = Unchanging<schemas.ScenarioReturn>;
/** Text typed or choice made. */
export type Given = Unchanging<schemas.ScenarioGiven>;
export type ExpectedCall = Unchanging<schemas.ScenarioCall>;
export type ScenarioRequest = Unchanging<schemas.ScenarioRequest>;
export type Expected = Unchanging<schemas.ScenarioExpectation>;

/** The decisions of a turn. */
export interface Decisions {
  readonly outcome: Expected['outcome'];
  /** Where the visitor is after the turn. */
  readonly at: Destination;
  /** The failed keyword of each field with a problem. */
  readonly problems: Readonly<Record<string, string>>;
  /** Tones of the banners, in order. */
  readonly notices: readonly string[];
  /** Names of the visible fields, in any order. */
  readonly fields: readonly string[];
  readonly events: readonly AnalyticsEvent[];
  /** Amounts in the rows of fields, including the summary's, by field; omitted fields are not compared. */
  readonly amounts: Readonly<Record<string, readonly string[]>>;
  /** Ids of the options of fields, in any order, by field; omitted fields are not compared. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
  /** Steps of the chips, in order. */
  readonly chips: readonly string[];
  /** Whether the button looks enabled. */
  readonly ready: boolean;
  /**
   * Answers that differ from what was typed after the turn: set by a rule, read as another value, or null if
   * cleared.
   */
  readonly answers: Readonly<Record<string, JsonValue>>;
  readonly calls: readonly ObservedCall[];
}

/** A call as it was made, or one that was not because the operation refuses the input. */
export interface ObservedCall {
  readonly operation: string;
  readonly request?: ScenarioRequest;
  readonly refused?: true;
}

/** The result of a turn, including texts. */
export interface Observed extends Omit<Decisions, 'problems' | 'notices' | 'amounts' | 'chips'> {
  readonly problems: readonly FieldProblem[];
  readonly notices: readonly { readonly tone: string; readonly message: string }[];
  /** Views of fields, including the summary's, by name. */
  readonly views: Readonly<Record<string, JsonValue>>;
  /** The same as a browser gets them: sensitive answers are masked. */
  readonly sentViews: Readonly<Record<string, JsonValue>>;
  readonly chips: readonly { readonly step: string; readonly label: string }[];
  /** The steps that led to the place after an accepted press; empty for other turns. */
  readonly walked: readonly WalkedStep[];
}
