import type {
  AnalyticsEvent,
  CallFailure,
  Destination,
  FailedKeyword,
  FieldProblem,
  JsonValue,
} from '#engine';

/** Several stories about one journey. A file beside a journey's name holds one of these (see `scenario.schema.json`). */
export interface ScenarioFile {
  readonly journey: string;
  /** Today in the site's time zone, as `yyyy-mm-dd`. */
  readonly today: string;
  /** Server settings that operations read. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Query parameters that the first visit brought along. */
  readonly captured?: Readonly<Record<string, string>>;
  /** Answers of the outside by name, for calls to give. */
  readonly answers?: Readonly<Record<string, ScenarioAnswer>>;
  /** Requests by name, for calls to make. */
  readonly requests?: Readonly<Record<string, ScenarioRequest>>;
  /** How the visitor fills in each step unless a turn changes it. */
  readonly filled: Readonly<Record<string, Readonly<Record<string, Given>>>>;
  /** What several scenarios begin with, by name. */
  readonly ways?: Readonly<Record<string, readonly Turn[]>>;
  readonly scenarios: readonly Scenario[];
}

export interface Scenario {
  readonly title: string;
  /** Name of the way that comes before the turns. */
  readonly way?: string;
  readonly turns: readonly Turn[];
}

/** One thing the visitor does, and what must come of it. */
export type Turn = Visit | Press | Touch | Return;

/** The visitor opens a step. */
export interface Visit {
  readonly visit: string;
  readonly expect: Expected;
}

/** The visitor fills in a step and presses its button. What was typed before stays in the form. */
export interface Press extends Typing {
  readonly press: string;
  /** Whether the anti-robot service believes the visitor; true when left out. */
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
  /** Answers typed over those of `filled`; null takes one away. */
  readonly changes?: Readonly<Record<string, Given | null>>;
  /** The step whose chip led here, which is gone back to. */
  readonly from?: string;
  /** Whether the browser keeps a token of this site; left out where scripts do not run. */
  readonly hasSiteToken?: boolean;
  /** The calls it makes, in order, each with what the outside gives in return. */
  readonly calls?: readonly ExpectedCall[];
  readonly expect: Expected;
}

export type Given = string | readonly string[];

export interface ExpectedCall {
  readonly operation: string;
  /** The whole request, or its name in the file; not looked at when left out. */
  readonly request?: ScenarioRequest | string;
  /** What the outside gives: status 200 without a body when left out, `sandbox` for what the sandbox answers. */
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

/** A request as it goes to a service, without what the service's configuration adds. */
export interface ScenarioRequest {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
}

/**
 * What must come of a turn: decisions, without words and without layout. Parts left out are not looked at, but for
 * `problems`, `notices` and `events`, which are none then.
 */
export interface Expected extends Partial<Omit<Decisions, 'calls'>> {
  readonly outcome: Decisions['outcome'];
  readonly at: Destination;
}

/** What a turn decides. */
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
  /** Where the visitor is afterwards. */
  readonly at: Destination;
  /** The keyword that each field with a problem fails. */
  readonly problems: Readonly<Record<string, FailedKeyword>>;
  /** Tones of the banners, in order. */
  readonly notices: readonly string[];
  /** Names of the fields on show, in any order. */
  readonly fields: readonly string[];
  readonly events: readonly AnalyticsEvent[];
  /** Amounts in the rows that fields show, those of the summary too, by field; those left out are not looked at. */
  readonly amounts: Readonly<Record<string, readonly string[]>>;
  /** Ids of the options that fields offer, in any order, by field; those left out are not looked at. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
  /** Steps of the chips, in order. */
  readonly chips: readonly string[];
  /** Whether the button looks as if it could be pressed. */
  readonly ready: boolean;
  /** Answers that the turn left otherwise than typed: set by a rule, read as another value, or null for those cleared. */
  readonly answers: Readonly<Record<string, JsonValue>>;
  readonly calls: readonly { readonly operation: string; readonly request: ScenarioRequest }[];
}

/** What came of a turn, words included. */
export interface Observed extends Omit<Decisions, 'problems' | 'notices' | 'amounts' | 'chips'> {
  readonly problems: readonly FieldProblem[];
  readonly notices: readonly { readonly tone: string; readonly message: string }[];
  /** What fields show, those of the summary too, by name. */
  readonly views: Readonly<Record<string, JsonValue>>;
  readonly chips: readonly { readonly step: string; readonly label: string }[];
}
