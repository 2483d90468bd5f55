import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { nameOfVisitor, type StepMessage } from '#analysis';
import type { Problem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Walk } from '../base/witness-address.ts';
import { lastReadOf, readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { answersFor } from '../conditions/answers-for.ts';
import { questionsNear } from '../parts/questions.ts';
import { usualLook } from '../preview/look.ts';
import { type PageActs, Preview, type ShownPage } from '../preview/preview.tsx';
import { isWithin, type Place } from '../preview/protocol.ts';
import { HiddenList } from './hidden-list.tsx';
import { placeOfQuestion, selectedQuestion, useHidden } from './hidden-questions.ts';
import { KeepAnswers } from './keep-answers.tsx';
import { LastState } from './last-state.tsx';
import { Messages } from './messages.tsx';
import { NoPageNote } from './no-page-note.tsx';
import { Services } from './services.tsx';
import { SkippedNote } from './skipped-note.tsx';
import { TakeMeTo } from './take-me-to.tsx';
import { useVisit } from './use-visit.ts';
import { type DrawerName, drawers, ViewSettings } from './view-settings.tsx';
import { WidthHandle } from './width-handle.tsx';

interface CanvasProps {
  readonly work: Work;
  readonly extensions: SiteExtensions;
  readonly path: string;
  readonly selected: Place | undefined;
  /** Where a visitor meets a problem that is to be shown. */
  readonly walk: Walk | undefined;
  /** The problems of the changes. */
  readonly problems: readonly Problem[];
  readonly onOpen: (path: string) => void;
  readonly onShown: (path: string, documents: readonly string[]) => void;
  /** @param keepsFocus whether the page takes what is typed next; else the setting that was chosen does */
  readonly onChosen: (place: Place, keepsFocus?: boolean) => void;
  readonly acts: PageActs;
}

/** The page in the middle of the workspace, with the settings of how and as whom it shows. */
export function Canvas(props: CanvasProps) {
  const { work, extensions, path, selected, walk, problems, onOpen, onShown, onChosen, acts } = props;
  const id = useId();
  const [shown, setShown] = useState<ShownPage>();
  const [width, setWidth] = useState<number>();
  const [look, setLook] = useState(usualLook);
  const [drawer, setDrawer] = useState<DrawerName>();
  const [opened, setOpened] = useState<'keep' | 'take-me-to'>();
  const step = useSame(shown?.step);
  const isPressed = drawer === 'services';
  const visit = useVisit({ work, extensions, step, language: look.language, walk, isPressed, onOpen });
  const [message, setMessage] = useMessage(step?.step);
  const asking = step && selectedQuestion(work, selected);
  const isAsked = drawer === 'hidden' || asking !== undefined;
  const hidden = useHidden(visit.found, isAsked ? step?.step : undefined, visit.state);
  const isHidden = hidden?.some(({ name }) => name === asking?.name) ?? false;
  const fitting =
    isHidden && selected
      ? answersFor(asking?.when, questionsNear(lastReadOf(work), selected.document))
      : undefined;
  const unseen = problems.find(
    (each) => each.code === 'hidden-module' && selected !== undefined && isWithin(selected, each),
  );
  // Those of the modules of the page, too.
  const operations = [...new Set([...visit.calls, ...(shown?.operations ?? [])])];

  const onPage = useCallback(
    (page: ShownPage) => {
      setShown((before) => (JSON.stringify(before) === JSON.stringify(page) ? before : page));
      onShown(page.path, page.documents);
    },
    [onShown],
  );
  const showMessage = (wanted: StepMessage | undefined) => {
    const asked = wanted?.visitor === undefined ? undefined : visit.visitors[wanted.visitor];
    if (asked) visit.choose(nameOfVisitor(asked));
    setMessage(wanted);
  };
  const showHidden = (isShown: boolean) => {
    setLook({ ...look, showsHidden: isShown });
    setDrawer(isShown ? 'hidden' : drawer === 'hidden' ? undefined : drawer);
  };
  return (
    <>
      <ViewSettings
        {...{ visit, look, width, drawer, id }}
        isOfStep={step !== undefined}
        canKeep={acts.canEdit}
        operations={operations}
        languages={shown?.languages ?? []}
        onOpen={setOpened}
        onHidden={showHidden}
        onDrawer={setDrawer}
        onLook={setLook}
        onWidth={setWidth}
      />
      <LastState outdated={shown?.outdated ?? []} problems={problems} onShow={onChosen} />
      {isHidden && drawer !== 'hidden' && (
        <p role="status" className="row why-hidden">
          The selected question is not asked for these answers.
          {fitting && (
            <button type="button" className="small" onClick={() => visit.answer(fitting.answers)}>
              Show it with {fitting.words}
            </button>
          )}
          <button type="button" className="small" onClick={() => showHidden(true)}>
            Why?
          </button>
        </p>
      )}
      {step && visit.name !== '' && visit.visitor === undefined && (
        <SkippedNote found={visit.found} step={step.step} name={visit.name} />
      )}
      {selected && shown && !shown.documents.includes(selected.document) && (
        <NoPageNote work={work} document={selected.document} shown={shown.documents} onOpen={onOpen} />
      )}
      {unseen && (
        <p role="status" className="why-hidden">
          {unseen.message}
        </p>
      )}
      <div className={width === undefined ? 'desk' : 'desk sized'}>
        <div className="sheet" style={width === undefined ? undefined : { inlineSize: width }}>
          <Preview
            {...{ work, extensions, path, look, selected, onChosen }}
            visitor={visit.visitor}
            complaint={message?.problem}
            faults={visit.faults}
            onShown={onPage}
            onTyped={visit.type}
            {...acts}
          />
          <WidthHandle onWidth={setWidth} />
        </div>
      </div>
      {drawer && (
        <section id={id} className="drawer" aria-label={drawers[drawer]}>
          {drawer === 'hidden' && (
            <HiddenList
              questions={hidden}
              selected={asking?.name}
              onCondition={(name) => {
                const place = step && placeOfQuestion(readWork(work), step, name);
                if (place) onChosen(place);
              }}
            />
          )}
          {drawer === 'services' && (
            <Services
              calls={operations}
              callsOfStep={visit.calls}
              faults={visit.faults}
              result={visit.pressed}
              steps={visit.found.steps}
              onChange={visit.fail}
              onFollow={visit.follow}
            />
          )}
          {drawer === 'messages' && (
            <Messages
              messages={(step && visit.found.messages.get(step.step)) ?? []}
              shown={message?.problem}
              onShow={showMessage}
              isWithoutContent={look.isWithoutContent}
              onWithoutContent={(isWithoutContent) => setLook({ ...look, isWithoutContent })}
            />
          )}
        </section>
      )}
      {opened === 'keep' && step && visit.state && (
        <KeepAnswers
          work={work}
          journey={step.journey}
          answers={visit.state.answers}
          title={visit.chosen?.known?.isKept ? visit.name : ''}
          onKept={visit.keepAs}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'take-me-to' && (
        <TakeMeTo
          visitors={visit.found}
          step={step?.step}
          onGo={(place, name) => {
            visit.choose(name);
            onOpen(place.path);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** An error that shows at its field, as long as the step does. */
function useMessage(step: string | undefined) {
  const [message, setMessage] = useState<StepMessage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins without.
  useEffect(() => setMessage(undefined), [step]);
  return [message, setMessage] as const;
}

/** The same object for an equal step, which each edit of the page is said with. */
function useSame(step: ShownPage['step']): ShownPage['step'] {
  const { journey, step: own, today } = step ?? {};
  return useMemo(
    () =>
      journey === undefined || own === undefined || today === undefined
        ? undefined
        : { journey, step: own, today },
    [journey, own, today],
  );
}
