import type { HumanChecker } from '../human-check/human-checker.ts';
import type { StepForm } from './show-steps.ts';

/** All that the form of a step is made of, as plain data: the browser is given the same. */
export interface StepContents extends StepForm {
  readonly humanCheck: HumanChecker['browser'];
}

/** The form of a step, with its contents for the browser. */
export interface RenderedStep {
  /** As it goes into the place in its page's frame, in UTF-8. */
  readonly html: Buffer;
  /** What the title of the page begins with, such as the word for an error; may be empty. */
  readonly titlePrefix: string;
}

export type RenderStep = (contents: StepContents, nonce: string) => Promise<RenderedStep>;

declare global {
  /**
   * React lives in what Next builds: the application leaves its renderer here when the first frame is rendered. Read
   * it with `stepRenderer()`.
   */
  var waymarkRenderStep: RenderStep | undefined;
}

/** The application's renderer; there from the first frame on. */
export function stepRenderer(): RenderStep {
  const render = globalThis.waymarkRenderStep;
  if (render === undefined) throw new Error('A form is to be rendered before the frame of any.');
  return render;
}
