import type { StepModel } from '#engine';
import type { FormWords, HumanCheck } from '../host/field-host.ts';
import type { Keeping } from './standing/keeping-time.ts';

export interface JourneyFormProps {
  readonly model: StepModel;
  /** Address the form is posted to. */
  readonly action: string;
  /** What the form says of itself when it comes back, for the server alone. Left out where nothing is sent. */
  readonly formToken?: string;
  /** Address of the script that checks the form's answers in the browser. */
  readonly validatorsSrc: string;
  readonly humanCheck: HumanCheck;
  readonly backHref?: string | undefined;
  /** The step that the visitor came from only to change this one. */
  readonly cameFrom?: string | undefined;
  /** What is kept of the visitor's answers, and for how long; left out where nothing is. */
  readonly keeping?: Keeping | undefined;
  readonly heading?: string | undefined;
  readonly words?: Partial<FormWords>;
  /** Leaves for another page. Left out, the browser loads it. */
  readonly navigate?: (href: string) => void;
}
