import type { Decision, Document, Form, FunctionDocument, Journey, Messages, Page, Step } from '#schemas';
import { sitePath } from '../../base/addresses/site-path.ts';
import { Fault } from '../../base/problems/fault.ts';
import type { ConstraintChecker, ValidationRules } from '../../forms/validate-form.ts';
import { type CompiledJourney, compileJourney } from '../../journeys/model/compile-journey.ts';
import { actionsOfField } from '../../journeys/model/event-actions.ts';
import { withInner } from '../../journeys/model/sequences/inner-actions.ts';
import type { StepModelDocuments } from '../../journeys/steps/step-model-documents.ts';
import type { JourneyEnvironment } from '../../journeys/walk/walk.ts';
import { formatsOf } from '../../languages/formats.ts';
import type { WordedSite } from '../../languages/site-words.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import type { CompiledRelease } from '../compile-release.ts';
import { releaseSurroundings } from './release-surroundings.ts';

/** Clock, settings and origin for the rules of a step. */
export interface Moment {
  /** Today in the site's time zone, as `yyyy-mm-dd`. */
  readonly now: string;
  /** Server settings; a journey's rules see those it declares. */
  readonly settings: { readonly [name: string]: string };
  /** Origin of the site as the visitor sees it; without it, rules do not know the address of the step. */
  readonly origin?: string | undefined;
  readonly onFault?: RuleScope['onFault'];
}

/** One journey of a release, with everything that a request needs to show or submit one of its steps. */
export interface ReleaseJourney {
  readonly journey: Journey;
  readonly compiled: CompiledJourney;
  /** The page that holds the step's form. */
  readonly pageOf: (step: string) => Page;
  /** Returns the same object again for an equal moment, so that walks are found again. */
  readonly environment: (step: string, moment: Moment) => JourneyEnvironment;
  /** Returns the same object each time. */
  readonly documentsOf: (step: string) => StepModelDocuments;
}

/** Dependencies that differ by runtime: the server, a preview in a browser. */
export interface JourneyRuntime {
  /** Checks answers against the constraints of a form. */
  readonly constraintsOf: (form: Form) => ConstraintChecker;
  /** Path by which a hosted page sends a visitor back to a step. */
  readonly returnPath: (journey: string, step: string, prefix: string) => string;
}

/** Finds a journey of a release; undefined if there is none. */
type FindJourney = (release: CompiledRelease, id: string) => ReleaseJourney | undefined;

/**
 * Finds journeys of releases. Each is compiled once, also for releases in which all its documents are the same.
 *
 * @example const findJourney = journeyFinder({ constraintsOf, returnPath }); findJourney(release, 'sign-up')
 */
export function journeyFinder(runtime: JourneyRuntime): FindJourney {
  const ofReleases = new WeakMap<CompiledRelease, Map<string, ReleaseJourney>>();
  return (release, id) => {
    const document = release.documents.get(id);
    if (document?.kind !== 'journey') return undefined;
    const journeys = ofReleases.get(release) ?? new Map<string, ReleaseJourney>();
    ofReleases.set(release, journeys);
    const journey = journeys.get(id) ?? compileReleaseJourney(release, document, runtime);
    journeys.set(id, journey);
    return journey;
  };
}

function compileReleaseJourney(
  release: CompiledRelease,
  journey: Journey,
  { constraintsOf, returnPath }: JourneyRuntime,
): ReleaseJourney {
  const find = documentFinder(release);
  const validation = new Map<string, ValidationRules>();
  const pages = new Map<string, Page>();
  const pageOf = (step: string): Page => {
    const page = pages.get(step) ?? pageHolding(release, journey.id, step);
    pages.set(step, page);
    return page;
  };
  const named = {
    options: (id: string) => find('options', id).options,
    decision: (id: string) => findTable(find, id),
    operation: (id: string) => find('operation', id),
    analytics: (id: string) => find('analytics', id),
  };
  const compiled = sharedJourney(release, journey);
  const documentsOf = memoize(
    ({ form }: Step): StepModelDocuments => ({
      ...named,
      journey,
      steps: compiled.steps,
      sections: { sections: compiled.sections, hub: compiled.hub, words: release.site.words.sections },
      form: find('form', form),
      addressOf: (step) => pageOf(step).path,
      titleOf: (step) => pageOf(step).title,
      sensitive: compiled.sensitive,
      sensitiveResults: compiled.sensitiveResults,
    }),
  );
  const environmentAt = (step: string, moment: Moment): JourneyEnvironment => {
    const { now, settings, origin, onFault } = moment;
    return {
      surroundings: {
        ...releaseSurroundings(release),
        page: {
          ...pageValues(pageOf(step)),
          ...(origin !== undefined && {
            address: origin + pageOf(step).path,
            returnAddress: origin + returnPath(journey.id, step, release.pressPrefix),
          }),
        },
        settings,
        now,
        ...(onFault && { onFault }),
      },
      validation: (form) => {
        const known = validation.get(form) ?? {
          constraints: constraintsOf(find('form', form)),
          fallbackMessages: fallbackMessagesOf(release.site),
          openSection: release.site.words.sections.open,
        };
        validation.set(form, known);
        return known;
      },
    };
  };
  const environments = new Map<
    string,
    { readonly moment: Moment; readonly environment: JourneyEnvironment }
  >();
  return {
    journey,
    compiled,
    pageOf,
    environment(step, moment) {
      const last = environments.get(step);
      if (last && isSameMoment(last.moment, moment)) return last.environment;
      const environment = environmentAt(step, moment);
      environments.set(step, { moment, environment });
      return environment;
    },
    documentsOf: (step) => documentsOf(findStepDocument(journey, step)),
  };
}

function isSameMoment(one: Moment, other: Moment): boolean {
  return (
    one.now === other.now &&
    one.settings === other.settings &&
    one.origin === other.origin &&
    one.onFault === other.onFault
  );
}

/** Messages for fields without their own. */
export function fallbackMessagesOf({ words }: WordedSite): Messages {
  return words.fieldErrors;
}

/** A compiled journey with the documents it was made of. */
interface SharedJourney {
  readonly compiled: CompiledJourney;
  readonly madeOf: ReadonlyMap<string, Document>;
  readonly language: string;
}

const sharedJourneys = new WeakMap<Journey, SharedJourney[]>();

/** Compiles a journey once for all releases in one language that have the same versions of all its documents. */
function sharedJourney(release: CompiledRelease, journey: Journey): CompiledJourney {
  const before = sharedJourneys.get(journey) ?? [];
  const { language } = release.site;
  const isSame = ({ madeOf, language: known }: SharedJourney) =>
    known === language && [...madeOf].every(([id, document]) => release.documents.get(id) === document);
  const known = before.find(isSame);
  if (known) return known.compiled;
  const madeOf = new Map<string, Document>();
  const find = documentFinder(release, madeOf);
  const compiled = compileJourney(journey, {
    options: (id) => find('options', id).options,
    decision: (id) => findTable(find, id),
    operation: (id) => find('operation', id),
    analytics: (id) => find('analytics', id),
    form: (id) => find('form', id),
    pathOf: (id) => sitePath(find('page', id).path) ?? '/',
    formats: formatsOf(language),
  });
  // Without this, events of field actions are looked up only when the actions run.
  for (const id of eventsOfFields(compiled)) find('analytics', id);
  sharedJourneys.set(journey, [{ compiled, madeOf, language }, ...before].slice(0, mostVariants));
  return compiled;
}

function eventsOfFields({ steps, summary, sequences }: CompiledJourney): readonly string[] {
  const fields = [...steps.map(({ form }) => form), ...(summary ? [summary] : [])].flatMap(
    (form) => form.fields,
  );
  return fields
    .flatMap(({ field }) => actionsOfField(field))
    .flatMap((action) => withInner(action, sequences))
    .flatMap((action) => ('track' in action ? [action.track] : []));
}

/** Most compiled variants of one journey, for releases that differ in its documents. */
const mostVariants = 16;

interface DocumentFinder {
  <Kind extends Document['kind']>(kind: Kind, id: string): Extract<Document, { kind: Kind }>;
  readonly kindOf: (id: string) => Document['kind'] | undefined;
}

/** @param found receives the documents that were looked up */
function documentFinder(release: CompiledRelease, found?: Map<string, Document>): DocumentFinder {
  const find = <Kind extends Document['kind']>(kind: Kind, id: string): Extract<Document, { kind: Kind }> => {
    const document = release.documents.get(id);
    if (document?.kind !== kind) throw new Fault('unknown-document', `The release has no ${kind} "${id}".`);
    found?.set(id, document);
    return document as Extract<Document, { kind: Kind }>;
  };
  return Object.assign(find, { kindOf: (id: string) => release.documents.get(id)?.kind });
}

/** The decision or function with that id. */
function findTable(find: DocumentFinder, id: string): Decision | FunctionDocument {
  return find.kindOf(id) === 'function' ? find('function', id) : find('decision', id);
}

function findStepDocument(journey: Journey, id: string): Step {
  const step = journey.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Fault('unknown-step', `Journey "${journey.id}" has no step "${id}".`);
  return step;
}

function pageHolding(release: CompiledRelease, journey: string, step: string): Page {
  for (const { page } of release.pages.values()) {
    const holds = page.zones.content.some(
      (module) => module.type === 'form' && module.journey === journey && module.step === step,
    );
    if (holds) return page;
  }
  throw new Fault('unknown-step', `No page holds step "${step}" of journey "${journey}".`);
}

function pageValues({ id, path, title }: Page) {
  return { id, path, title };
}
