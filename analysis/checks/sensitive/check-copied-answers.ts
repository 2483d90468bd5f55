import { answerNames, pointerOf } from '#engine';
import {
  computedOptionTexts,
  computedTexts,
  dependenciesOf,
  factRules,
  isSensitive,
  quoted,
  type ReadSources,
  textRule,
} from '#engine/parts';
import type { Field, Form, Journey } from '#schemas';
import { formsOf } from '../contexts/answer-types.ts';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { carriedSecret } from './carried-secret.ts';
import { type Echo, echoesOf } from './echoes-of.ts';
import { isPartOf, secretsOf } from './secrets-of.ts';

/**
 * Checks that no sensitive value becomes one that is not: an answer that is set to it, a notice that says it, or
 * a part of a result that repeats it and that a browser is given.
 */
export const checkCopiedAnswers: DocumentCheck<Journey> = {
  of: ['journey'],
  *run(release, entry) {
    const forms = formsOf(release, entry.document);
    const secrets = secretsOf(release, entry, forms);
    if (secrets.length === 0) return;
    const sources: ReadSources = {
      facts: factRules(entry.document),
      decision: (id) => release.find('decision', id) ?? release.find('function', id),
    };
    yield* checkActions(release, entry, secrets, sources);
    yield* checkLabels(release, forms, secrets, sources);
    const echoes = echoesOf(release, entry, secrets, sources);
    if (echoes.length > 0) yield* checkReads(release, entry, forms, echoes, sources);
  },
};

function* checkActions(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  secrets: readonly string[],
  sources: ReadSources,
): Iterable<ReleaseFinding> {
  for (const placed of actionsOf(release, entry)) {
    const { action, pointer } = placed;
    if ('set' in action) {
      const secret = carriedSecret(action.to, secrets, sources);
      if (secret === undefined || secrets.includes(`answers.${action.set}`)) continue;
      yield {
        entry: placed.entry,
        code: 'sensitive-answer-copied',
        pointer: `${pointer}/to`,
        message: `${quoted(secret)} is sensitive, and the answer ${quoted(action.set)}, which is set to it, is not.`,
        help: 'Make the field of that answer sensitive too, or set it to something else.',
      };
    }
    if ('notify' in action) {
      const secret = carriedSecret(textRule(action.notify), secrets, sources);
      if (secret === undefined) continue;
      yield {
        entry: placed.entry,
        code: 'sensitive-answer-shown',
        pointer: `${pointer}/notify`,
        message: `${quoted(secret)} is sensitive, and this notice says it in full.`,
        help: 'Leave it out: a form shows sensitive answers as dots, a notice does not.',
      };
    }
  }
}

/** Checks the labels of questions and options, which reviews, lists of problems and analytics repeat. */
function* checkLabels(
  release: ReleaseIndex,
  forms: readonly Form[],
  secrets: readonly string[],
  sources: ReadSources,
): Iterable<ReleaseFinding> {
  for (const { id } of forms) {
    const entry = release.entry('form', id);
    if (entry === undefined) continue;
    for (const [index, field] of entry.document.fields.entries()) {
      const labels = computedTexts(field).filter(({ at }) => at === '/label');
      for (const { at, rule } of [...labels, ...computedOptionTexts(field)]) {
        const secret = carriedSecret(rule, secrets, sources);
        if (secret === undefined) continue;
        yield {
          entry,
          code: 'sensitive-answer-shown',
          pointer: pointerOf('fields', index) + at,
          message: `${quoted(secret)} is sensitive, and this text is repeated in full by reviews and lists of problems.`,
          help: 'Leave it out, or show it in a hint or a notice, where dots stand for it on later steps.',
        };
      }
    }
  }
}

/** Checks the rules that browsers are given with their results: those of each form. */
function* checkReads(
  release: ReleaseIndex,
  { document: { steps } }: ReleaseEntry<Journey>,
  forms: readonly Form[],
  echoes: readonly Echo[],
  sources: ReadSources,
): Iterable<ReleaseFinding> {
  const used = new Set(steps.map(({ form }) => form));
  for (const { id } of forms.filter((form) => used.has(form.id))) {
    const entry = release.entry('form', id);
    if (entry === undefined) continue;
    for (const [index, field] of entry.document.fields.entries()) {
      const rules = rulesOfBrowser(field);
      const direct = dependenciesOf(rules);
      const echo =
        echoes.find(({ path }) => direct.some((read) => isPartOf(read, path))) ??
        echoes.find(({ path }) => carriedSecret(rules, [path], sources) !== undefined);
      if (echo === undefined || isOwn(field, echo)) continue;
      yield {
        entry,
        code: 'sensitive-answer-shown',
        pointer: pointerOf('fields', index),
        message: `${quoted(echo.path)} repeats ${quoted(echo.secret)}, which is sensitive, and a browser is given it here in full.`,
        help: `List it in "sensitive" of ${quoted(echo.operation)}, or do not read it here.`,
      };
    }
  }
}

/** A field without its actions, which only the server runs. */
function rulesOfBrowser(field: Field): unknown {
  return Object.fromEntries(
    Object.entries(field).filter(([name]) => name !== 'onChange' && name !== 'onPress'),
  );
}

/** Whether the visitor is just giving the answer that is repeated. */
function isOwn(field: Field, { secret }: Echo): boolean {
  return isSensitive(field) && answerNames(field).some((name) => secret === `answers.${name}`);
}
