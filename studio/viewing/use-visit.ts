import { useEffect, useMemo, useState } from 'react';
import { nameOfVisitor, type SampleVisitor, type StepUnderFaults } from '#analysis';
import { type Answers, type JourneyState, linkDocuments, newState } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { Walk } from '../base/witness-address.ts';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Faults, PreviewStep, PreviewVisitor, TypedAnswers } from '../preview/protocol.ts';
import { useScenarios, useVisitors, type Visitors } from '../preview/use-visitors.ts';
import { withTyped } from './hidden-questions.ts';
import { useLastVisitor } from './last-visitor.ts';
import { usePressed } from './use-pressed.ts';

interface VisitSettings {
  readonly work: Work;
  readonly extensions: SiteExtensions;
  /** The step that shows, if any: the same object while it is the same step. */
  readonly step: PreviewStep | undefined;
  /** The language in which messages and notices are read; that of the documents without. */
  readonly language: string | undefined;
  /** Where a visitor meets a problem that is to be shown. */
  readonly walk: Walk | undefined;
  /** Whether somebody wants to know what becomes of a press of the step's button. */
  readonly isPressed: boolean;
  readonly onOpen: (path: string) => void;
}

/** A visit of the step that shows: as whom, with which answers, and how services fail meanwhile. */
export interface Visit {
  /** Who comes to the steps of the journey. */
  readonly found: Visitors;
  /** Those of them who come to the step. */
  readonly visitors: readonly SampleVisitor[];
  /** The visitor as whom it shows; undefined for somebody who has answered nothing. */
  readonly chosen: SampleVisitor | undefined;
  /** Name of the visitor who was chosen for the journey, also where they do not come to the step. */
  readonly name: string;
  /** Operations that the step calls, with their fallbacks. */
  readonly calls: readonly string[];
  readonly faults: Faults;
  /** For the frame of the preview. */
  readonly visitor: PreviewVisitor | undefined;
  /** Answers of the visitor, with those that are typed on the page. */
  readonly state: JourneyState | undefined;
  /** The step as its button is pressed; undefined until that is known. */
  readonly pressed: StepUnderFaults | undefined;
  readonly choose: (name: string) => void;
  /** Chooses a visitor by name, whose state is known before the documents with it are read again. */
  readonly keepAs: (name: string) => void;
  /** Shows the step with some other answers. */
  readonly answer: (answers: Answers) => void;
  readonly fail: (faults: Faults) => void;
  readonly type: (typed: TypedAnswers) => void;
  /** Goes on to the step or page that follows a press. */
  readonly follow: () => void;
}

/** A visitor at a step who is none of those that are found. */
interface Followed {
  readonly step: string;
  readonly state: JourneyState;
}

export function useVisit(settings: VisitSettings): Visit {
  const { work, extensions, step, language, walk, isPressed, onOpen } = settings;
  const [faults, setFaults] = useState<Faults>({});
  const [followed, setFollowed] = useState<Followed>();
  const [typed, setTyped] = useState<TypedAnswers>();
  const [name, setName] = useLastVisitor(step?.journey);
  const found = useVisitors(work, extensions, step, language, useScenarios(step !== undefined));
  const visitors = (step && found.visitors.get(step.step)) ?? [];
  const chosen = visitors.find((each) => nameOfVisitor(each) === name);
  const calls = (step && found.calls.get(step.step)) ?? [];
  const failing = useFailing(calls, faults);
  const presser = chosen ?? visitors[0];
  const failed = useFailed(found, step, presser, failing);

  const visitor = useMemo(() => {
    if (step === undefined) return undefined;
    const as = (state: JourneyState, run: string) => ({ journey: step.journey, state: { ...state, run } });
    if (followed?.step === step.step)
      return as(followed.state, `followed ${name} ${JSON.stringify(followed.state.answers)}`);
    if (failed) return as(failed.state, `${name} ${JSON.stringify(failing)}`);
    return chosen && as(chosen.state, name);
  }, [step, followed, failed, failing, chosen, name]);

  const state = useMemo(() => step && withTyped(visitor?.state, typed, step), [step, visitor, typed]);
  const arrived = step && followed?.step === step.step ? followed.state : presser?.arrived;
  const pressed = usePressed(
    found,
    isPressed && step && state && arrived
      ? { step: step.step, arrived, state, faults: failing ?? {} }
      : undefined,
  );

  useEffect(() => {
    const place = walk && pathOfStep(work, walk);
    if (walk === undefined || place === undefined) return;
    const { step: at, answers, results } = walk;
    setFollowed({ step: at, state: { ...newState('walk'), answers, results } });
    onOpen(place);
  }, [walk, work, onOpen]);

  const choose = (wanted: string) => {
    setName(wanted);
    setFollowed(undefined);
  };
  return {
    ...{ found, visitors, chosen, name, calls, faults, visitor, state, pressed, choose },
    keepAs(kept) {
      setName(kept);
      setFollowed(step && state && { step: step.step, state });
    },
    answer(answers) {
      setFollowed(
        step && state && { step: step.step, state: { ...state, answers: { ...state.answers, ...answers } } },
      );
    },
    fail(changed) {
      setFaults(changed);
      setFollowed(undefined);
    },
    type: setTyped,
    follow() {
      const { next, leaves } = pressed ?? {};
      const place = next ? found.steps.find((each) => each.step === next.step)?.path : leaves?.path;
      if (place === undefined) return;
      setFollowed(next);
      onOpen(place);
    },
  };
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

/** The outcome of a step while services fail; undefined while all of them work, and until it is known. */
function useFailed(
  { press }: Pick<Visitors, 'press'>,
  step: PreviewStep | undefined,
  presser: SampleVisitor | undefined,
  failing: Faults | undefined,
): StepUnderFaults | undefined {
  const [failed, setFailed] = useState<StepUnderFaults>();
  useEffect(() => {
    setFailed(undefined);
    if (failing === undefined || step === undefined || presser === undefined) return;
    let isCurrent = true;
    const { arrived, state } = presser;
    void press({ step: step.step, visitor: { arrived, state }, faults: failing }).then((result) => {
      if (isCurrent) setFailed(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [press, step, presser, failing]);
  return failed;
}

/** The path of the page that a step of a journey is on. */
function pathOfStep(
  work: Work,
  { journey, step }: Pick<PreviewStep, 'journey' | 'step'>,
): string | undefined {
  for (const document of linkDocuments(readWork(work)))
    if (document.kind === 'page')
      for (const module of document.zones.content)
        if (module.type === 'form' && module.journey === journey && module.step === step)
          return document.path;
  return undefined;
}
