import type { Atom } from 'jotai/vanilla';
import { createContext, useContext } from 'react';
import { Fault } from '#engine';
import type { FieldHost } from '../host/field-host.ts';
import type { SlotForm } from '../state/form-state.ts';
import type { StepAtoms } from '../state/request-state.ts';

/** What every part of a step's form shares. It never changes while the form is on the page. */
export interface StepContext {
  readonly form: SlotForm;
  readonly atoms: StepAtoms;
  /** What the form's own button says; undefined for a step that has none. */
  readonly submitLabel: Atom<string | undefined>;
  /** Whether nothing is known to be missing when that button is pressed. */
  readonly submitReady: Atom<boolean>;
  readonly host: FieldHost;
  /** The answer to a field is settled: what follows from it, if anything, may begin. */
  readonly tell: (name: string) => void;
  /** Id of a field's control. */
  readonly idOf: (name: string) => string;
}

const Context = createContext<StepContext | undefined>(undefined);

export const StepProvider = Context.Provider;

export function useStep(): StepContext {
  const step = useContext(Context);
  if (!step) throw new Fault('misuse', 'A part of a form stands outside its form.');
  return step;
}
