import type {
  AnalyticsEvent,
  CallFailure,
  Destination,
  FailedKeyword,
  FieldProblem,
  JsonValue,
} from '#engine';

/**
 * Several scenarios of one journey. A file named after a journey contains one of these (see
 * `scenario.schema.json`).
 */
export interface ScenarioFile {
  readonly journey: string;
  /** Today in the site's time zone, as `yyyy-mm-dd`. */
  readonly today: string;
  /** Server settings that operations read. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Query parameters of the first visit. */
  readonly captured?: Readonly<Record<string, string>>;
  /** Named answers of outside services, for calls to refer to. */
  readonly answers?: Readonly<Record<string, ScenarioAnswer>>;
  /** Named requests, for calls to refer to. */
  readonly requests?: Readonly<Record<string, ScenarioRequest>>;
  /** The visitor's answers on each step unless a turn changes them. */
  readonly filled: Readonly<Record<string, Readonly<Record<string, Given>>>>;
  /** Named sequences of turns that several scenarios begin with. */
  readonly ways?: Readonly<Record<string, readonly Turn[]>>;
  readonly scenarios: readonly Scenario[];
}

export interface Scenario {
  readonly title: string;
  /** Name of the way that comes before the turns. */
  readonly way?: string;
  readonly turns: readonly Turn[];
}

/** One action of the visitor, and its expected result. */
export type Turn = Visit | Press | Touch | Return;

/** The visitor opens a step. */
export interface Visit {
  readonly visit: string;
  readonly expect: Expected;
}

/** The visitor fills in a step and presses its button. Earlier texts stay in the form. */
export interface Press extends Typing {
  readonly press: string;
  /** Whether the anti-robot service accepts the visitor; true by default. */
  readonly human?: boolean;
}

/** The visitor changes or presses a field of a step. */
export interface Touch extends Typing {
  readonly touch: { readonly step: string; readonly event: 'change' | 'press'; readonly field: string };
}

/** The visitor comes back to a step from a hosted page. */
export interface Return extends Typing {
  readonly return: string;
  readonly query: Readonly<Record<string, string>>;
}

/** A turn in which something is sent. */
export interface Typing {
  /** Answers that override those of `filled`; null removes one. */
  readonly changes?: Readonly<Record<string, Given | null>>;
  /** The step whose chip led here, and to which the visitor returns. */
  readonly from?: string;
  /** Whether the browser has a token of this site; omitted where scripts do not run. */
  readonly hasSiteToken?: boolean;
  /** The expected calls in order, each with the answer it gets. */
  readonly calls?: readonly ExpectedCall[];
  readonly expect: Expected;
}

export type Given = string | readonly string[];

export interface ExpectedCall {
  readonly operation: string;
  /** The whole request, or its name in the file; not compared when omitted. */
  readonly request?: ScenarioRequest | string;
  /**
   * The answer of the outside service: by default status 200 without a body, `sandbox` for the sandbox's
   * answer.
   */
  readonly gives?:
    | ScenarioAnswer
    | { readonly failure: CallFailure }
    | { readonly answer: string }
    | 'sandbox';
}

export interface ScenarioAnswer {
  readonly status: number;
  readonly body?: JsonValue;
}

/** A request to a service, without the parts that the service's configuration adds. */
export interface ScenarioRequest {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
}

/**
 * The expected result of a turn: decisions, without texts and layout. Omitted parts are not compared, except
 * that `problems`, `notices` and `events` default to none.
 */
export interface Expected extends Partial<Omit<Decisions, 'calls'>> {
  readonly outcome: Decisions['outcome'];
  readonly at: Destination;
}

/** The decisions of a turn. */
export interface Decisions {
  readonly outcome:
    | 'shown'
    | 'invalid'
    | 'failed'
    | 'accepted'
    | 'redirected'
    | 'updated'
    | 'revealed'
    | 'left';
  /** Where the visitor is after the turn. */
  readonly at: Destination;
  /** The failed keyword of each field with a problem. */
  readonly problems: Readonly<Record<string, FailedKeyword>>;
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
  readonly calls: readonly { readonly operation: string; readonly request: ScenarioRequest }[];
}

/** The result of a turn, including texts. */
export interface Observed extends Omit<Decisions, 'problems' | 'notices' | 'amounts' | 'chips'> {
  readonly problems: readonly FieldProblem[];
  readonly notices: readonly { readonly tone: string; readonly message: string }[];
  /** Views of fields, including the summary's, by name. */
  readonly views: Readonly<Record<string, JsonValue>>;
  readonly chips: readonly { readonly step: string; readonly label: string }[];
}
