import { advise } from '../../../base/problems/suggest.ts';
import { checkInput } from '../../calls/check-input.ts';
import { callEvaluation } from '../../calls/compile-call.ts';
import { functionName } from '../../calls/function-name.ts';
import { phraseCall } from '../../calls/phrase-call.ts';
import { reportUnknownPaths } from '../../calls/report-unknown-paths.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { allOperatorNames } from '../../types/operator-names.ts';
import { missingType, neverType } from '../../types/rule-type.ts';

export const evaluation = callEvaluation('function');

export const declaration: OperatorDeclaration = {
  name: 'call',
  summary:
    'The value of a function document for what is given to it by name; an input that is not given is unanswered.',
  example: { call: ['delivery-charge', { distance: { var: 'answers.distance' } }] },
  type: (call) => {
    const id = call.literalText(0);
    if (id === undefined) return neverType;
    const name = functionName(id);
    const found = call.context.functions?.get(id);
    if (found === undefined) {
      const known = [...(call.context.functions?.keys() ?? []), ...allOperatorNames()].map(functionName);
      call.report(0, 'unknown-reference', `There is no function "${name}".`, advise(name, known));
      return missingType;
    }
    if (reportUnknownPaths(call, { noun: 'function', id, unknown: found.unknown })) return neverType;
    if (found.input !== undefined) checkInput(call, { noun: 'function', name, declared: found.input });
    for (const path of found.dependencies) call.depend(path);
    return found.type;
  },
  phrase: (phrasing) => phraseCall('function', phrasing),
};
