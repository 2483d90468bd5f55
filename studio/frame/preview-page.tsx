import { useCallback, useMemo, useRef } from 'react';
import {
  addedModules,
  buildStepModel,
  type CompiledRelease,
  chatStatusOf,
  type FieldProblem,
  formWordsOf,
  type JourneyState,
  languageLinks,
  languageOfTexts,
  linkPictures,
  newState,
  type PageContent,
  type StepModel,
  saveLabelAt,
  stateToShow,
  stepWords,
  summariesOf,
  visitStep,
} from '#engine';
import { Page, sanitize } from '#renderer';
import { JourneyForm } from '#renderer/islands';
import type { FormModule } from '#schemas';
import type { KeptAnswers, SiteExtensions } from '../base/extensions.ts';
import type { PreviewVisitor } from '../preview/protocol.ts';
import { useGivenAnswers, useReplacedForm } from './given-answers.ts';
import { HeadingLinks } from './heading-links.tsx';
import type { Outside } from './outside.ts';
import { OwnModule } from './own-module.tsx';
import { addressOf } from './page-operations.ts';
import { PreviewRegion } from './preview-region.tsx';
import { contentOf } from './preview-site.ts';
import { findJourney } from './typed-answers.ts';

interface PreviewPageProps {
  readonly release: CompiledRelease;
  readonly path: string;
  /** Today at the site, as `yyyy-mm-dd`. */
  readonly today: string;
  readonly visitor: PreviewVisitor | undefined;
  /** An error that is shown at its field; those that the visitor has without. */
  readonly complaint?: FieldProblem | undefined;
  /** Whether lists of content are shown as they are without entries. */
  readonly isWithoutContent?: boolean;
  readonly outside: Outside;
  /** How long the site keeps answers; nothing is said of it without. */
  readonly kept?: KeptAnswers | undefined;
  /** How modules of the site's own are shown. */
  readonly own: SiteExtensions['inPreview'];
}

/** A page of the site as visitors see it. Forms take answers and send nothing. */
export function PreviewPage({
  release,
  path,
  today,
  visitor,
  complaint,
  isWithoutContent = false,
  outside,
  kept,
  own,
}: PreviewPageProps) {
  const compiled = release.pages.get(path) ?? release.itemPages.find(path) ?? release.notFoundPage;
  const content = useMemo(
    () => contentOf(compiled, release, isWithoutContent),
    [compiled, release, isWithoutContent],
  );
  const { page } = compiled;
  const { assets } = release;
  const items = useCallback<PageContent['items']>(
    (query) => linkPictures(content.items(query), assets),
    [content, assets],
  );
  return (
    <Page
      page={useMemo(() => linkPictures(page, assets), [page, assets])}
      site={useMemo(() => linkPictures(release.site, assets), [release.site, assets])}
      navigation={release.navigation}
      languages={languageLinks(release, page.path)}
      textsIn={languageOfTexts(release, page.path)}
      chatStatus={chatStatusOf(release, page.path)}
      summaries={summariesOf(release, page)}
      host={{
        ...content,
        items,
        renderRegion: (module, place) => (
          <PreviewRegion {...{ module, place, release, items, outside }} path={page.path} />
        ),
        showExtension: (module) =>
          isOwn(module) ? (
            <OwnModule
              module={module}
              extension={own[module.type]}
              host={{
                language: release.site.language,
                timeZone: release.site.timeZone,
                preview: true,
                items,
                itemPath: content.itemPath,
              }}
              path={page.path}
              outside={outside}
              addressOf={(operation) => addressOf(release, operation)}
            />
          ) : undefined,
        site: release.site,
        sanitize,
        renderForm: (module) => (
          <PreviewForm
            module={module}
            release={release}
            today={today}
            state={visitor?.journey === module.journey ? visitor.state : undefined}
            complaint={complaint}
            kept={kept}
          />
        ),
        headingLinks: (withoutHeadings) => <HeadingLinks withoutHeadings={withoutHeadings} />,
        preview: true,
      }}
      year={Number(today.slice(0, 4))}
    />
  );
}

/** Whether a module is of a type that the site adds. */
function isOwn({ type }: { readonly type: string }): boolean {
  return addedModules().some((each) => each.type === type);
}

interface PreviewFormProps {
  readonly module: FormModule;
  readonly release: CompiledRelease;
  readonly today: string;
  readonly state: JourneyState | undefined;
  readonly complaint: FieldProblem | undefined;
  readonly kept: KeptAnswers | undefined;
}

const nothingAnswered = newState('preview');

function PreviewForm({
  module: { journey: id, step },
  release,
  today,
  state: brought = nothingAnswered,
  complaint,
  kept,
}: PreviewFormProps) {
  const journey = findJourney(release, id);
  const around = useRef<HTMLDivElement>(null);
  const given = useGivenAnswers(`${id}/${step}/${brought.run}`);
  const model = useMemo(() => {
    if (!journey?.journey.steps.some((each) => each.id === step)) return undefined;
    const environment = journey.environment(step, { now: today, settings: {} });
    const { site, page } = environment.surroundings;
    // A change may keep somebody from coming here.
    const answered = { ...brought, answers: { ...brought.answers, ...given.answers } };
    const shown = [answered, brought, nothingAnswered].flatMap((each) => {
      const state = stateToShow(journey.compiled, each, step, environment);
      const visit = visitStep(journey.compiled, state, step, environment);
      return visit.visit === 'show' ? [{ state, visit }] : [];
    })[0];
    if (shown === undefined) return undefined;
    const model = buildStepModel(shown.visit, shown.state, journey.documentsOf(step), {
      site: site as StepModel['site'],
      page: page as StepModel['page'],
      now: today,
      ...stepWords(release.site, shown.state),
      events: [],
    });
    const isAsked = model.definition.form.fields.some(({ name }) => name === complaint?.field);
    return complaint && isAsked ? { ...model, problems: [complaint] } : model;
  }, [journey, release, step, today, brought, complaint, given.answers]);
  const form =
    model && `${id}/${step}/${brought.run}/${keyOf(complaint)} ${withoutTexts(model.definition.form.fields)}`;
  useReplacedForm(around, form ?? '', (replaced) => model && given.keep(replaced, model));
  if (model === undefined) return null;
  const { back } = model;
  const hasAnswers = brought !== nothingAnswered;
  const isFirst = journey?.journey.steps[0]?.id === step;
  const saveLabel = journey && saveLabelAt(journey.journey, step, release.site.words);
  return (
    <div ref={around}>
      <JourneyForm
        // A form of another visitor, with another error or with other rules, begins anew, with what was answered in it before.
        key={`${form} ${given.count}`}
        model={model}
        action="#"
        validatorsSrc=""
        humanCheck={{ kind: 'checkbox' }}
        backHref={back?.href ?? (back?.step && journey?.pageOf(back.step).path)}
        // Nothing ends in the preview, so nobody is warned of it.
        keeping={kept && { ...kept, leftMs: Number.MAX_SAFE_INTEGER, hasAnswers, isFirst, saveLabel }}
        words={formWordsOf(release.site)}
        navigate={() => undefined}
      />
    </div>
  );
}

function keyOf(complaint: FieldProblem | undefined): string {
  return complaint ? `${complaint.field} ${complaint.keyword} ${complaint.message}` : '';
}

const texts: ReadonlySet<string> = new Set(['label', 'hint', 'text']);

/** Fields as text, except for what visitors read of them and no rule makes. */
function withoutTexts(fields: StepModel['definition']['form']['fields']): string {
  return JSON.stringify(fields, (key, value: unknown) =>
    typeof value === 'string' && texts.has(key) ? undefined : value,
  );
}
