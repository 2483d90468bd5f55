import {
  type AnalyticsEvent,
  buildStepModel,
  fallbackMessagesOf,
  formatsOf,
  type JourneyState,
  type Moment,
  type Receipt,
  type StepModel,
  type Visit,
  type WordedSite,
} from '#engine';
import type { OpenJourney } from './journey-session.ts';

/** The model of the step that a visit shows, for the visitor's page or the reply to an event. */
export function stepModelOf(
  { journey, release }: OpenJourney,
  state: JourneyState,
  visit: Extract<Visit, { visit: 'show' }>,
  { moment, events }: { readonly moment: Moment; readonly events: readonly AnalyticsEvent[] },
): StepModel {
  const { id } = visit.current.step.definition;
  const { site, page } = journey.environment(id, moment).surroundings;
  return buildStepModel(visit, state, journey.documentsOf(id), {
    site: site as StepModel['site'],
    page: page as StepModel['page'],
    now: moment.now,
    formats: formatsOf(release.compiled.site.language),
    fallbackMessages: fallbackMessagesOf(release.compiled.site),
    fileWords: release.compiled.site.words.forms.files,
    receipt: receiptOf(state, release.compiled.site),
    formattingWords: release.compiled.site.words.forms.formatting,
    events,
  });
}

/** Reference and date of a run that was sent. */
function receiptOf({ sent }: JourneyState, { words, language, timeZone }: WordedSite): Receipt | undefined {
  if (sent === undefined) return undefined;
  const { reference, sentOn, print, hint } = words.receipt;
  const moment = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return {
    rows: [
      ...(sent.reference === undefined ? [] : [{ label: reference, value: sent.reference }]),
      ...(sent.at === undefined
        ? []
        : [{ label: sentOn, value: new Intl.DateTimeFormat(language, moment).format(sent.at) }]),
    ],
    print,
    hint,
  };
}
