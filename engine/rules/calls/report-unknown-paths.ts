import { quoted } from '../../base/json/describe-value.ts';
import type { TypedCall } from '../types/operator-declaration.ts';
import type { DecisionType } from '../types/rule-context.ts';
import { functionName } from './function-name.ts';

/** Reports paths that a decision or function reads and that are unknown in the call. True if any are. */
export function reportUnknownPaths(
  call: TypedCall,
  { noun, id, unknown = [] }: { noun: 'decision' | 'function'; id: string; unknown: DecisionType['unknown'] },
): boolean {
  const nameOf = (document: string) => quoted(noun === 'function' ? functionName(document) : document);
  for (const { path, readBy } of unknown) {
    const way = readBy === id ? 'reads' : `uses ${quoted(readBy)}, which reads`;
    const message = `The ${noun} ${nameOf(id)} ${way} "${path}", and that is not known here.`;
    const help = path.startsWith('settings.')
      ? `Declare ${quoted(path.slice('settings.'.length))} under "settings" here, or give it as an input.`
      : `Declare an input of ${quoted(readBy)} for it, and give it from here.`;
    call.report(0, 'unknown-reference', message, help);
  }
  return unknown.length > 0;
}
