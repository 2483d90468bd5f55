import type { FormWords, StepModel } from '#engine';
import type { HumanCheck } from '../host/field-host.ts';
import type { Keeping } from './standing/keeping-time.ts';

export interface JourneyFormProps {
  readonly model: StepModel;
  /** Address the form is posted to. */
  readonly action: string;
  /** Token that identifies the form to the server when it is posted. Omitted where nothing is sent. */
  readonly formToken?: string;
  /** Address of the script that checks the form's answers in the browser. */
  readonly validatorsSrc: string;
  /** Address of the model's definition, if the page only names it. */
  readonly definitionSrc?: string;
  /** Addresses of the components of fields of the site's own, by type; omitted where there are none. */
  readonly fieldScripts?: Readonly<Record<string, string>>;
  readonly humanCheck: HumanCheck;
  readonly backHref?: string | undefined;
  /** The step that the visitor left in order to change an answer on this one. */
  readonly cameFrom?: string | undefined;
  /** Whether and how long the visitor's answers are kept; omitted where none are. */
  readonly keeping?: Keeping | undefined;
  readonly heading?: string | undefined;
  readonly words: FormWords;
  /** Goes to another page. By default the browser loads it. */
  readonly navigate?: (href: string) => void;
}
