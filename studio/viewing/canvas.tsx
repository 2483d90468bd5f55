import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { StepMessage, StepUnderFaults } from '#analysis';
import { type JourneyState, linkDocuments, newState, type Problem } from '#engine';
import type { Document } from '#schemas';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Walk } from '../base/witness-address.ts';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { usualLook } from '../preview/look.ts';
import { type PageActs, Preview, type ShownPage } from '../preview/preview.tsx';
import type { Faults, Place, TypedAnswers } from '../preview/protocol.ts';
import { nameOf, useScenarios, useVisitors } from '../preview/use-visitors.ts';
import { HiddenList } from './hidden-list.tsx';
import { placeOfQuestion, selectedQuestion, useHidden, withTyped } from './hidden-questions.ts';
import { KeepAnswers } from './keep-answers.tsx';
import { LastState } from './last-state.tsx';
import { useLastVisitor } from './last-visitor.ts';
import { LookSettings } from './look-settings.tsx';
import { Messages } from './messages.tsx';
import { Services } from './services.tsx';
import { TakeMeTo } from './take-me-to.tsx';
import { usePressed } from './use-pressed.ts';
import { VisitorChoice } from './visitor-choice.tsx';
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

const drawers = { hidden: 'What conditions hide', services: 'Services', messages: 'Messages' } as const;

type Drawer = keyof typeof drawers | undefined;

/** A visitor at a step after services have failed. */
interface Followed {
  readonly step: string;
  readonly state: JourneyState;
}

/** The page in the middle of the workspace, with the settings of how and as whom it shows. */
export function Canvas({
  work,
  extensions,
  path,
  selected,
  walk,
  problems,
  onOpen,
  onShown,
  onChosen,
  acts,
}: CanvasProps) {
  const id = useId();
  const [shown, setShown] = useState<ShownPage>();
  const [width, setWidth] = useState<number>();
  const [look, setLook] = useState(usualLook);
  const [message, setMessage] = useState<StepMessage>();
  const [faults, setFaults] = useState<Faults>({});
  const [drawer, setDrawer] = useState<Drawer>();
  const [followed, setFollowed] = useState<Followed>();
  const [isGoing, setGoing] = useState(false);
  const step = useSame(shown?.step);
  const [visitorName, setVisitorName] = useLastVisitor(step?.journey);
  const [isKeeping, setKeeping] = useState(false);
  const [typed, setTyped] = useState<TypedAnswers>();
  const found = useVisitors(work, extensions, step, look.language, useScenarios(step !== undefined));
  const visitors = (step && found.visitors.get(step.step)) ?? [];
  const chosen = visitors.find((each) => nameOf(each) === visitorName);
  const calls = (step && found.calls.get(step.step)) ?? [];
  const failing = useFailing(calls, faults);
  // Those of the modules of the page, too.
  const operations = [...new Set([...calls, ...(shown?.operations ?? [])])];
  const presser = chosen ?? visitors[0];
  const [result, setResult] = useState<StepUnderFaults>();
  useEffect(() => {
    setResult(undefined);
    if (failing === undefined || step === undefined || presser === undefined) return;
    let isCurrent = true;
    const { arrived, state } = presser;
    void found.press({ step: step.step, visitor: { arrived, state }, faults: failing }).then((pressed) => {
      if (isCurrent) setResult(pressed);
    });
    return () => {
      isCurrent = false;
    };
  }, [found, step, presser, failing]);

  const visitor = useMemo(() => {
    if (step === undefined) return undefined;
    const as = (state: JourneyState, run: string) => ({ journey: step.journey, state: { ...state, run } });
    if (followed?.step === step.step) return as(followed.state, `followed ${visitorName}`);
    if (result) return as(result.state, `${visitorName} ${JSON.stringify(failing)}`);
    return chosen && as(chosen.state, visitorName);
  }, [step, followed, result, failing, chosen, visitorName]);

  const state = useMemo(() => step && withTyped(visitor?.state, typed, step), [step, visitor, typed]);
  const asking = step && selectedQuestion(work, selected);
  const isAsked = drawer === 'hidden' || asking !== undefined;
  const hidden = useHidden(found, isAsked ? step?.step : undefined, state);
  const arrived = step && followed?.step === step.step ? followed.state : presser?.arrived;
  const pressed = usePressed(
    found,
    drawer === 'services' && step && state && arrived
      ? { step: step.step, arrived, state, faults: failing ?? {} }
      : undefined,
  );
  const isHidden = hidden?.some(({ name }) => name === asking?.name) ?? false;

  const onPage = useCallback(
    (page: ShownPage) => {
      setShown((before) => (JSON.stringify(before) === JSON.stringify(page) ? before : page));
      onShown(page.path, page.documents);
    },
    [onShown],
  );
  // Errors and failures are those of a step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins without.
  useEffect(() => setMessage(undefined), [step?.step]);

  useEffect(() => {
    const place = walk && pathOfStep(readWork(work), walk);
    if (walk === undefined || place === undefined) return;
    const { step: at, answers, results } = walk;
    setFollowed({ step: at, state: { ...newState('walk'), answers, results } });
    onOpen(place);
  }, [walk, work, onOpen]);

  const choose = (name: string) => {
    setVisitorName(name);
    setFollowed(undefined);
  };
  const showMessage = (wanted: StepMessage | undefined) => {
    const asked = wanted?.visitor === undefined ? undefined : visitors[wanted.visitor];
    if (asked) choose(nameOf(asked));
    setMessage(wanted);
  };
  const follow = () => {
    const { next } = pressed ?? {};
    const place = found.steps.find((each) => each.step === next?.step);
    if (next === undefined || place === undefined) return;
    setFollowed(next);
    onOpen(place.path);
  };
  const showHidden = (isShown: boolean) => {
    setLook({ ...look, showsHidden: isShown });
    setDrawer(isShown ? 'hidden' : drawer === 'hidden' ? undefined : drawer);
  };
  const toggle = (name: Exclude<Drawer, undefined>, title: string) => (
    <button
      type="button"
      aria-expanded={drawer === name}
      aria-controls={drawer === name ? id : undefined}
      onClick={() => setDrawer(drawer === name ? undefined : name)}
    >
      {title}
    </button>
  );
  return (
    <>
      <div className="row view-settings">
        {step && (
          <div className="row who">
            {visitors.length > 0 && (
              <VisitorChoice visitors={visitors} chosen={chosen ? visitorName : ''} onChoose={choose} />
            )}
            {acts.canEdit && (
              <button type="button" aria-label="Keep these answers …" onClick={() => setKeeping(true)}>
                Keep …
              </button>
            )}
            {found.visitors.size > 0 && (
              <button type="button" onClick={() => setGoing(true)}>
                Take me to …
              </button>
            )}
          </div>
        )}
        <div className="row">
          {step && (
            <button
              type="button"
              aria-pressed={look.showsHidden}
              onClick={() => showHidden(!look.showsHidden)}
            >
              What conditions hide
            </button>
          )}
          {(step || operations.length > 0) &&
            toggle('services', operations.some((each) => faults[each]) ? 'Services (failing)' : 'Services')}
          {toggle('messages', 'Messages')}
        </div>
        <LookSettings
          look={look}
          onLook={setLook}
          languages={shown?.languages ?? []}
          width={width}
          onWidth={setWidth}
        />
      </div>
      <LastState outdated={shown?.outdated ?? []} problems={problems} onShow={onChosen} />
      {isHidden && drawer !== 'hidden' && (
        <p role="status" className="row why-hidden">
          The selected question is not asked for these answers.
          <button type="button" className="small" onClick={() => showHidden(true)}>
            Why?
          </button>
        </p>
      )}
      <div className={width === undefined ? 'desk' : 'desk sized'}>
        <div className="sheet" style={width === undefined ? undefined : { inlineSize: width }}>
          <Preview
            work={work}
            extensions={extensions}
            path={path}
            look={look}
            visitor={visitor}
            complaint={message?.problem}
            selected={selected}
            faults={faults}
            onShown={onPage}
            onTyped={setTyped}
            onChosen={onChosen}
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
              callsOfStep={calls}
              faults={faults}
              result={pressed}
              steps={found.steps}
              onChange={(changed) => {
                setFaults(changed);
                setFollowed(undefined);
              }}
              onFollow={follow}
            />
          )}
          {drawer === 'messages' && (
            <Messages
              messages={(step && found.messages.get(step.step)) ?? []}
              shown={message?.problem}
              onShow={showMessage}
              isWithoutContent={look.isWithoutContent}
              onWithoutContent={(isWithoutContent) => setLook({ ...look, isWithoutContent })}
            />
          )}
        </section>
      )}
      {isKeeping && step && state && (
        <KeepAnswers
          work={work}
          journey={step.journey}
          answers={state.answers}
          title={chosen?.known?.isKept ? visitorName : ''}
          onKept={(name) => {
            choose(name);
            setFollowed({ step: step.step, state });
          }}
          onClose={() => setKeeping(false)}
        />
      )}
      {isGoing && (
        <TakeMeTo
          visitors={found}
          onGo={(place, name) => {
            choose(name);
            onOpen(place.path);
          }}
          onClose={() => setGoing(false)}
        />
      )}
    </>
  );
}

/** The path of the page that a step of a journey is on. */
function pathOfStep(documents: readonly Document[], { journey, step }: Walk): string | undefined {
  for (const document of linkDocuments(documents))
    if (document.kind === 'page')
      for (const module of document.zones.content)
        if (module.type === 'form' && module.journey === journey && module.step === step)
          return document.path;
  return undefined;
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

/** The failures of the services that a step calls; undefined if all of them work. */
function useFailing(calls: readonly string[], faults: Faults): Faults | undefined {
  const key = JSON.stringify(Object.entries(faults).filter(([operation]) => calls.includes(operation)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the failures are equal whenever their text is.
  return useMemo(() => {
    const own = Object.entries(faults).filter(([operation]) => calls.includes(operation));
    return own.length === 0 ? undefined : Object.fromEntries(own);
  }, [key]);
}
