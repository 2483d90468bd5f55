import { findJourney } from '#server';
import { playTurn } from '../scenarios/play-scenario.ts';
import type { Press } from '../scenarios/scenario.ts';
import { emptyFile, type Scene, type Stage, setScene } from '../scenarios/stage.ts';

/** A press in another journey that leads to the first step of this one, with the answers that both share. */
export interface WayIn {
  readonly stage: Stage;
  readonly scene: Scene;
  readonly turn: Press;
}

/** Finds the way into a journey that goes on from answers of another one; undefined if no first step leads there. */
export async function findWayIn(stage: Stage, first: string): Promise<WayIn | undefined> {
  const { release, journey, file } = stage;
  const { given = {}, settings, today } = file;
  const entry = journey.pageOf(first);
  for (const document of release.documents.values()) {
    if (document.kind !== 'journey' || document.id === journey.journey.id) continue;
    const other = findJourney(release, document.id);
    const step = other?.compiled.steps[0];
    if (!other || !step) continue;
    const asked = new Set(step.form.fields.map(({ field }) => field.name));
    if (!Object.keys(given).every((name) => asked.has(name))) continue;
    const { id } = step.definition;
    const turn: Press = { press: id, changes: given, expect: { outcome: 'accepted', at: { step: id } } };
    const theirs = emptyFile(document.id, today, settings);
    const itsStage: Stage = { ...stage, journey: other, file: theirs, hasScripts: false };
    const scene = setScene(theirs);
    const { observed } = await playTurn(turn, scene, itsStage);
    if ('page' in observed.at && observed.at.page === entry.id) return { stage: itsStage, scene, turn };
  }
  return undefined;
}
