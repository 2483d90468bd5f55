import { createContext, useContext } from 'react';
import { Fault } from '#engine';
import type { FieldHost } from '../host/field-host.ts';
import type { Atom } from '../state/atom.ts';
import type { SlotForm } from '../state/form-state.ts';
import type { StepAtoms } from '../state/request-state.ts';

/** Data shared by every part of a step's form. It never changes while the form is on the page. */
export interface StepContext {
  readonly form: SlotForm;
  readonly atoms: StepAtoms;
  /** Label of the submit button; undefined for a step without one. */
  readonly submitLabel: Atom<string | undefined>;
  /** False while something is known to be missing for a submission. */
  readonly submitReady: Atom<boolean>;
  readonly host: FieldHost;
  /** The answer to a field is settled, and its consequences may begin. */
  readonly answerChanged: (name: string) => void;
  /** Id of a field's control. */
  readonly idOf: (name: string) => string;
}

const Context = createContext<StepContext | undefined>(undefined);

export const StepProvider = Context.Provider;

export function useStep(): StepContext {
  const step = useContext(Context);
  if (!step) throw new Fault('misuse', 'A part of a form is outside its form.');
  return step;
}
