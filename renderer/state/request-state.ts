import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { FieldProblem, Notice, StepModel } from '#engine';

/** Where a submission stands. */
export type RequestState =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting' }
  /** It failed, or there is something to say; closing the notices brings the form back to idle. */
  | { readonly state: 'error'; readonly notices: readonly Notice[] }
  /** It was accepted; the visitor is on the way elsewhere. */
  | { readonly state: 'success' };

/** What the error summary lists: a new object for every submission, so that it takes the focus again. */
export interface Summary {
  readonly problems: readonly FieldProblem[];
}

export interface StepAtoms {
  readonly request: PrimitiveAtom<RequestState>;
  readonly summary: PrimitiveAtom<Summary>;
  /** How many submissions the server has turned down. */
  readonly attempt: PrimitiveAtom<number>;
  /** The form was pressed, and waits for what its fields have asked for before. */
  readonly settling: PrimitiveAtom<boolean>;
  /** The field whose event the server is at work on. */
  readonly underWay: PrimitiveAtom<string | undefined>;
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
