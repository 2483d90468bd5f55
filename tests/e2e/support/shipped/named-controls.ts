import { expect } from '@playwright/test';
import { labelOf } from '#engine';
import type { StepPage } from '../pages/step-page.ts';
import { optionsOf, type Words } from './shipped-words.ts';
import { escaped } from './text-pattern.ts';

/**
 * Every control of a step has the accessible name that its document gives it: each question that is shown, each of
 * its options, each button. Returns the names of the fields.
 */
export async function expectNamedControls(
  form: Pick<StepPage, 'question' | 'option' | 'button' | 'submit'>,
  words: Words,
  step: string,
): Promise<readonly string[]> {
  const named: string[] = [];
  const { submitLabel } = words.step(step);
  await expect(form.submit).toHaveAccessibleName(
    typeof submitLabel === 'string' ? startingWith(submitLabel) : /\S/,
  );
  for (const field of words.fields(step)) {
    const { name } = field;
    const control = field.type === 'button' ? form.button(name) : form.question(name);
    if ((await control.count()) === 0) continue;
    named.push(name);
    await expect(control).toHaveAccessibleName(startingWith(labelOf(field)));
    for (const [id, label] of optionsOf(field)) {
      const choice = form.option(name, id);
      if ((await choice.count()) > 0) await expect(choice).toHaveAccessibleName(startingWith(label));
    }
  }
  return named;
}

function startingWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}
