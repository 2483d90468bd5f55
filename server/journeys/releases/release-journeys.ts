import { type CompiledRelease, journeyFinder } from '#engine';
import type { Form } from '#schemas';
import { formConstraints } from '../../releases/constraints/constraints.ts';
import {
  generateValidatorModule,
  type ValidatorModule,
} from '../../releases/constraints/validator-module.ts';
import { returnPath } from './paths.ts';

/** Finds a journey of a release, whose answers are checked by Ajv; undefined if there is none. */
export const findJourney = journeyFinder({ constraintsOf: formConstraints, returnPath });

const validatorModules = new WeakMap<Form, ValidatorModule>();

/** The script that checks the answers to a form in a browser. */
export function validatorOf(form: Form): ValidatorModule {
  const known = validatorModules.get(form) ?? generateValidatorModule(form);
  validatorModules.set(form, known);
  return known;
}

/** The script with that hash, if a form of the release has it. */
export async function findValidator(
  release: CompiledRelease,
  hash: string,
): Promise<ValidatorModule | undefined> {
  for (const document of release.documents.values()) {
    if (document.kind !== 'form') continue;
    const module = validatorOf(document);
    if (module.hash === hash) return module;
  }
  return undefined;
}
