import { computedNode, constantNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { spendText } from '../../runtime/limits.ts';
import { RuleFailure } from '../../runtime/rule-failure.ts';
import type { PatternEngine, PatternTester, RuleScope } from '../../runtime/scope.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType, textType } from '../../types/rule-type.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [2, 3],
  compile: ([text, pattern, flags], { compile }) => {
    const node = compile(text);
    let engine: PatternEngine | undefined;
    let tester: PatternTester | undefined;
    const testerOf = (scope: RuleScope): PatternTester => {
      if (tester !== undefined && engine === scope.matches) return tester;
      if (typeof pattern !== 'string' || (flags !== undefined && typeof flags !== 'string')) {
        throw new RuleFailure('rule-malformed', 'The pattern is not a text.', 'Write the pattern as it is.');
      }
      engine = scope.matches;
      tester = engine(pattern, flags);
      return tester;
    };
    const run = (scope: RuleScope): unknown => {
      const value = node.run(scope);
      if (typeof value !== 'string') return unansweredOrFault('text', value);
      spendText(value.length);
      return testerOf(scope)(value);
    };
    return computedNode(run, [node, constantNode(pattern)], true);
  },
};

export const declaration: OperatorDeclaration = {
  name: 'matches',
  summary: 'True when a text contains a match of a pattern; ^ and $ tie it to the ends. Flags: i, m, s.',
  example: { matches: [{ var: 'answers.reference' }, '^[A-Z]{3}[0-9]+$'] },
  type: (call) => {
    call.expect(0, textType);
    const pattern = call.literalText(1);
    const flags = call.args.length > 2 ? call.literalText(2) : '';
    if (pattern === undefined || flags === undefined) return booleanType;
    if (!/^[ims]*$/.test(flags)) {
      call.report(
        2,
        'bad-pattern',
        `The flags ${JSON.stringify(flags)} are not known.`,
        'Use i, m and s only.',
      );
      return booleanType;
    }
    const fault = call.context.checkPattern?.(pattern, flags);
    if (fault !== undefined) {
      call.report(1, 'bad-pattern', `The pattern cannot be used: ${fault}.`, 'Mend the pattern.');
    }
    return booleanType;
  },
  phrase: ({ word, args }) => `${word(0)} matches the pattern “${written(args[1])}”`,
};
