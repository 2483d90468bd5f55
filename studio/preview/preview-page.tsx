import { useMemo } from 'react';
import {
  buildStepModel,
  type CompiledRelease,
  fallbackMessagesOf,
  formatsOf,
  formWordsOf,
  journeyFinder,
  languageLinks,
  languageOfTexts,
  newState,
  type StepModel,
  stateToShow,
  summariesOf,
  visitStep,
} from '#engine';
import { Page, sanitize } from '#renderer';
import { JourneyForm } from '#renderer/islands';
import type { FormModule } from '#schemas';
import { contentOf } from './preview-site.ts';

interface PreviewPageProps {
  readonly release: CompiledRelease;
  readonly path: string;
  /** Today at the site, as `yyyy-mm-dd`. */
  readonly today: string;
}

/** A page of the site as visitors see it. Forms take answers and send nothing. */
export function PreviewPage({ release, path, today }: PreviewPageProps) {
  const compiled = release.pages.get(path) ?? release.itemPages.find(path) ?? release.notFoundPage;
  const content = useMemo(() => contentOf(compiled, release), [compiled, release]);
  const { page } = compiled;
  return (
    <Page
      page={page}
      site={release.site}
      navigation={release.navigation}
      languages={languageLinks(release, page.path)}
      textsIn={languageOfTexts(release, page.path)}
      summaries={summariesOf(release, page)}
      host={{
        ...content,
        site: release.site,
        sanitize,
        renderForm: (module) => <PreviewForm module={module} release={release} today={today} />,
        preview: true,
      }}
      year={Number(today.slice(0, 4))}
    />
  );
}

/** Constraints are checked where a form is sent, which no preview does. */
const findJourney = journeyFinder({ constraintsOf: () => () => [], returnPath: () => '/' });

interface PreviewFormProps {
  readonly module: FormModule;
  readonly release: CompiledRelease;
  readonly today: string;
}

function PreviewForm({ module: { journey: id, step }, release, today }: PreviewFormProps) {
  const journey = findJourney(release, id);
  const model = useMemo(() => {
    if (!journey?.journey.steps.some((each) => each.id === step)) return undefined;
    const environment = journey.environment(step, { now: today, settings: {} });
    const state = stateToShow(journey.compiled, newState('preview'), step, environment);
    const visit = visitStep(journey.compiled, state, step, environment);
    if (visit.visit !== 'show') return undefined;
    const { site, page } = environment.surroundings;
    return buildStepModel(visit, state, journey.documentsOf(step), {
      site: site as StepModel['site'],
      page: page as StepModel['page'],
      now: today,
      formats: formatsOf(release.site.language),
      fallbackMessages: fallbackMessagesOf(release.site),
      events: [],
    });
  }, [journey, release, step, today]);
  if (model === undefined) return null;
  return (
    <JourneyForm
      // A form that knows other questions begins anew; edits of their texts keep what was answered.
      key={`${id}/${step} ${model.definition.form.fields.map(({ name }) => name)}`}
      model={model}
      action="#"
      validatorsSrc=""
      humanCheck={{ kind: 'checkbox' }}
      words={formWordsOf(release.site)}
      navigate={() => undefined}
    />
  );
}
