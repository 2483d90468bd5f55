import {
  callsBySteps,
  type HiddenQuestion,
  hiddenQuestions,
  sampleVisitors,
  skippedStep,
  stepMessages,
  stepUnderFaults,
} from '#analysis';
import { type CompiledRelease, compileRelease, type JourneyState, readDocument } from '#engine';
import { takeExtensions } from '../base/extensions.ts';
import { openSteps } from './open-steps.ts';
import type { FromVisitors, StepPlace, ToVisitors } from './use-visitors.ts';

/** The worker that brings visitors to the steps of a journey; nobody while documents have errors. */
let opened:
  | {
      readonly release: CompiledRelease;
      readonly journey: string;
      readonly today: string;
      /** The same with steps that need no answers to those before. */
      readonly open: () => CompiledRelease;
    }
  | undefined;

const answer = (message: FromVisitors) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToVisitors>) => {
  if (data.type === 'open') open(data);
  else if (data.type === 'hidden') {
    const { ask, step, state } = data;
    answer({ type: 'hidden', ask, questions: hiddenAt(step, state) });
  } else if (data.type === 'skipped') {
    const { ask, step, state } = data;
    const skipped = opened && skippedStep(opened.release, opened.journey, { step, state }, opened.today);
    answer({ type: 'skipped', ask, skipped });
  } else {
    const { ask, step, visitor, faults } = data;
    const result =
      opened && stepUnderFaults(opened.release, opened.journey, { step, visitor }, faults, opened.today);
    answer({ type: 'pressed', ask, result });
  }
};

function hiddenAt(step: string, state: JourneyState): readonly HiddenQuestion[] {
  if (opened === undefined) return [];
  const { open: release, journey, today } = opened;
  return hiddenQuestions(release(), journey, { step, state }, today);
}

function open({
  documents,
  extensions,
  journey,
  today,
  language,
  scenarios,
}: ToVisitors & { type: 'open' }): void {
  void takeExtensions(extensions);
  const read = documents.flatMap(({ id, body }) => {
    const reading = readDocument({ path: id, text: body });
    return reading.outcome === 'read' ? [reading.document] : [];
  });
  try {
    const release = compileRelease(read, (text) => text);
    const words = language === undefined ? release : release.in(language);
    const visitors = sampleVisitors(release, journey, today, scenarios);
    if (visitors === undefined) return;
    let withOpenSteps: CompiledRelease | undefined;
    const openRelease = () => {
      const made = withOpenSteps ?? compileRelease(read.map(openSteps), (text) => text);
      withOpenSteps = made;
      return language === undefined ? made : made.in(language);
    };
    opened = { release: words, journey, today, open: openRelease };
    const calls = callsBySteps(release, journey);
    const messages = stepMessages(words, journey, visitors, today);
    answer({ type: 'found', steps: stepPlaces(release, journey), visitors, calls, messages });
  } catch {
    // The panel says what is wrong with the documents.
  }
}

function stepPlaces(release: CompiledRelease, id: string): readonly StepPlace[] {
  const places = new Map<string, StepPlace>();
  for (const { page } of release.pages.values())
    for (const module of page.zones.content)
      if (module.type === 'form' && module.journey === id && !places.has(module.step))
        places.set(module.step, { step: module.step, title: page.title, path: page.path });
  const journey = release.documents.get(id);
  const steps = journey?.kind === 'journey' ? journey.steps : [];
  return steps.flatMap((step) => places.get(step.id) ?? []);
}
