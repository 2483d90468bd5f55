import { advise } from '../../../base/problems/suggest.ts';
import { checkInput } from '../../calls/check-input.ts';
import { callEvaluation } from '../../calls/compile-call.ts';
import { phraseCall } from '../../calls/phrase-call.ts';
import { reportUnknownPaths } from '../../calls/report-unknown-paths.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { missingType, neverType } from '../../types/rule-type.ts';
import { isPlainObject } from '../../values/property.ts';

export const evaluation = callEvaluation('decision');

export const declaration: OperatorDeclaration = {
  name: 'decide',
  summary: 'Value of a decision document for the given inputs: that of its first row that is true.',
  example: { decide: ['delivery-charge', { distance: { var: 'answers.distance' } }] },
  type: (call) => {
    const id = call.literalText(0);
    if (id === undefined) return neverType;
    const decision = call.context.decisions?.get(id);
    if (decision === undefined) {
      const known = [...(call.context.decisions?.keys() ?? [])];
      call.report(0, 'unknown-reference', `There is no decision "${id}".`, advise(id, known));
      return missingType;
    }
    if (reportUnknownPaths(call, { noun: 'decision', id, unknown: decision.unknown })) return neverType;
    if (decision.input !== undefined) {
      const given = checkInput(call, { noun: 'decision', name: id, declared: decision.input });
      if (call.args[1] === undefined || isPlainObject(call.args[1])) {
        for (const name of Object.keys(decision.input)) {
          if (Object.hasOwn(given, name)) continue;
          const help = `Add "${name}" after the id of the decision.`;
          call.report(1, 'missing-input', `The decision "${id}" needs the input "${name}".`, help);
        }
      }
    }
    for (const path of decision.dependencies) call.depend(path);
    return decision.type;
  },
  phrase: (phrasing) => phraseCall('decision', phrasing),
};
