import { page } from 'vitest/browser';
import type { StepModel } from '#engine';
import type { Field } from '#schemas';
import { mount } from '../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { exampleHire } from './example-step.fixture.ts';
import { JourneyForm } from './journey-form.tsx';
import { partsOf } from './late-parts.ts';

/** The step that hires a bicycle with other fields, and nothing beside its form. */
export function hireOf(fields: readonly Field[], given?: StepModel['given']): StepModel {
  const { definition } = exampleHire();
  return exampleHire({
    ...(given && { given }),
    definition: {
      ...definition,
      form: { ...definition.form, fields: [...fields] },
      display: { ...definition.display, chips: [], summary: undefined, submitLabel: 'Continue' },
    },
  });
}

/** Shows the form of a step once its parts are there, in a window of some width if one is given. */
export async function mountStep(model: StepModel, width?: number): Promise<void> {
  if (width !== undefined) await page.viewport(width, 900);
  await Promise.all(partsOf(model).map((part) => part.fetch()));
  mount(
    <JourneyForm
      model={model}
      action="/hire"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
      navigate={() => undefined}
    />,
  );
}
