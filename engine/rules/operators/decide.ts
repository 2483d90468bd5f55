import { didYouMean } from '../../problems/suggest.ts';
import { computedNode, constantNode, type OperatorEvaluation } from '../compiling.ts';
import { decideWithin } from '../limits.ts';
import { objectNode } from '../object-node.ts';
import { objectTemplateTypes } from '../object-template.ts';
import type { OperatorDeclaration, TypedCall } from '../operator-declaration.ts';
import { isPlainObject } from '../property.ts';
import { RuleFailure } from '../rule-failure.ts';
import { nameType, neverType, type RuleType } from '../rule-type.ts';
import { hasLongerLists } from '../sizes.ts';
import { isAssignable } from '../type-relations.ts';
import { written } from '../written.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [1, 2],
  compile: ([id, given], { template }) => {
    const input = objectNode(isPlainObject(given) ? given : {}, template);
    return computedNode(
      (scope) => {
        const decision = scope.decisions(written(id));
        if (decision !== undefined)
          return decideWithin(() =>
            decision.run({ ...scope, input: input.constant ? input.value : input.run(scope) }),
          );
        throw new RuleFailure(
          'rule-unknown-document',
          `There is no decision "${written(id)}".`,
          'Publish it.',
        );
      },
      [constantNode(id), input],
      true,
    );
  },
};

export const declaration: OperatorDeclaration = {
  name: 'decide',
  summary: 'What a decision document gives for what is given to it: the value of its first row that is true.',
  example: { decide: ['delivery-charge', { distance: { var: 'answers.distance' } }] },
  type: (call) => {
    const id = call.literalText(0);
    if (id === undefined) return neverType;
    const decision = call.context.decisions?.get(id);
    if (decision === undefined) {
      const known = [...(call.context.decisions?.keys() ?? [])];
      call.report(0, 'unknown-reference', `There is no decision "${id}".`, didYouMean(id, known));
      return neverType;
    }
    if (decision.input !== undefined) checkInput(call, id, decision.input);
    for (const path of decision.dependencies) call.depend(path);
    return decision.type;
  },
  phrase: ({ args, phrase }) => {
    const given = isPlainObject(args[1]) ? Object.entries(args[1]) : [];
    const words = given.map(([name, rule]) => `${name}: ${phrase(rule)}`);
    return `the decision ${written(args[0])}${words.length > 0 ? ` for ${words.join(', ')}` : ''}`;
  },
};

/** What is given is what the decision declares, each of its type. */
function checkInput(call: TypedCall, id: string, declared: Readonly<Record<string, RuleType>>): void {
  const given = call.args[1];
  if (given !== undefined && !isPlainObject(given)) {
    const message = 'It expected an object of rules, one for each input of the decision.';
    call.report(1, 'wrong-argument-type', message, 'Write {"decide": ["id", {"name": …}]}.');
    return;
  }
  const types = objectTemplateTypes(given ?? {}, call, '/1');
  for (const [name, type] of Object.entries(types)) {
    const wanted = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (wanted === undefined) {
      const help = didYouMean(name, Object.keys(declared));
      call.report(1, 'unknown-input', `The decision "${id}" has no input "${name}".`, help);
    } else if (!isAssignable(type, wanted)) {
      const message = `The input "${name}" of "${id}" should be ${nameType(wanted)} but is ${nameType(type)}.`;
      call.report(1, 'wrong-argument-type', message, 'Give what the decision declares.');
    } else if (hasLongerLists(type, wanted)) {
      const message = `The input "${name}" may hold longer lists than the decision "${id}" declares.`;
      call.report(
        1,
        'too-many-items',
        message,
        'Raise "maxItems" in the decision, or declare it for what is given.',
      );
    }
  }
  for (const name of Object.keys(declared)) {
    if (Object.hasOwn(types, name)) continue;
    const help = `Add "${name}" after the id of the decision.`;
    call.report(1, 'missing-input', `The decision "${id}" needs the input "${name}".`, help);
  }
}
