import type { FieldProblem, Notice, StepModel } from '#engine';
import { atom, type WritableAtom } from './atom.ts';

/** State of a submission. */
export type RequestState =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting' }
  /** It failed, or there is a message; closing the notices returns the form to idle. */
  | { readonly state: 'error'; readonly notices: readonly Notice[] }
  /** It was accepted, and the visitor is being redirected. */
  | { readonly state: 'success' };

/** Content of the error summary: a new object for every submission, so that it takes the focus again. */
interface Summary {
  readonly problems: readonly FieldProblem[];
}

export interface StepAtoms {
  readonly request: WritableAtom<RequestState>;
  readonly summary: WritableAtom<Summary>;
  /** Number of submissions that the server has refused. */
  readonly attempt: WritableAtom<number>;
  /** The form was submitted and waits for outstanding events of its fields. */
  readonly settling: WritableAtom<boolean>;
  /** The field whose event the server is processing. */
  readonly underWay: WritableAtom<string | undefined>;
}

/** The atoms of a step besides those of its fields. */
export function stepAtoms(model: StepModel): StepAtoms {
  const { notices, problems } = model;
  return {
    request: atom<RequestState>(notices.length > 0 ? { state: 'error', notices } : { state: 'idle' }),
    summary: atom<Summary>({ problems }),
    attempt: atom(0),
    settling: atom(false),
    underWay: atom<string | undefined>(undefined),
  };
}
