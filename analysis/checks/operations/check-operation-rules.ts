import {
  callHeaderName,
  neverType,
  objectOf,
  pointerOf,
  type RuleContext,
  type RuleType,
  valueAt,
} from '#engine';
import {
  hasUnknownInput,
  isAssignable,
  isHidden,
  join,
  missingType,
  nameType,
  numberType,
  quoted,
  textType,
  typeOfSchema,
  unknownType,
} from '#engine/parts';
import type { Operation } from '#schemas';
import { checkTemplate } from '../../rules/typing/check.ts';
import { withUsed } from '../contexts/operation-context.ts';
import { contextAt, ruleFindings } from '../contexts/rule-findings.ts';
import { checkName } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { condition, typed as typedRule } from '../shown/typed-rules.ts';
import { checkCall } from './check-call.ts';

/** Result of checking an operation's templates. */
export interface CheckedOperation {
  readonly findings: readonly ReleaseFinding[];
  readonly result: RuleType;
}

/**
 * Checks the types of an operation's templates: they read its input and settings, and `result` its response
 * or the results it gathers.
 * @param operations known result types of other operations
 */
export function checkOperationRules(
  release: ReleaseIndex,
  entry: ReleaseEntry<Operation>,
  base: RuleContext,
  operations: ReadonlyMap<string, RuleType>,
): CheckedOperation {
  const {
    query = {},
    headers = {},
    request,
    response,
    result,
    onFailure,
    gather,
    checks = [],
  } = entry.document;
  const findings: ReleaseFinding[] = [];
  const roots = {
    ...base.roots,
    input: inputType(entry.document),
    settings: settingsType(entry.document.settings),
  };
  const within = (parts: readonly unknown[], extra: RuleContext['roots'] = {}): RuleContext => {
    const used = withUsed(release, { ...base, roots: { ...roots, ...extra } }, parts);
    findings.push(...used.findings);
    return used.context;
  };
  const typed = (template: unknown, pointer: string, context: RuleContext): RuleType => {
    const checked = checkTemplate(template, contextAt(context, entry, pointer));
    findings.push(...ruleFindings(entry, checked.problems));
    return checked.type;
  };

  const asked = within([checks, gather]);
  for (const [index, check] of checks.entries()) {
    const pointer = pointerOf('checks', index);
    findings.push(...condition(entry, check.that, `${pointer}/that`, asked));
    findings.push(...typedRule(entry, check.message, `${pointer}/message`, asked, textType));
  }
  const gathered: { [name: string]: RuleType } = {};
  for (const [index, each] of (gather ?? []).entries()) {
    const pointer = pointerOf('gather', index);
    findings.push(...condition(entry, each.when, `${pointer}/when`, asked));
    findings.push(...checkCall(release, entry, each, pointer, asked));
    gathered[each.as] = operations.get(each.operation) ?? missingType;
  }
  const sent = within([query, headers, request], { call: objectOf({ transactionId: textType }) });
  for (const [name, template] of Object.entries(query)) {
    const pointer = pointerOf('query', name);
    const type = typed(template, pointer, sent);
    if (isTextual(type)) continue;
    const message = `A query parameter is text or a number; this gives ${nameType(type)}.`;
    findings.push({
      entry,
      code: 'wrong-rule-type',
      pointer,
      message,
      help: 'Give one text, for example with "join".',
    });
  }
  findings.push(...checkHeaders(entry, typed(headers, '/headers', sent)));
  if (request !== undefined) typed(request, '/request', sent);
  const answer = {
    call: callType,
    ...(response !== undefined && { response: typeOfSchema(response) }),
    ...(gather !== undefined && { results: objectOf(gathered) }),
  };
  const answered = result === undefined ? neverType : typed(result, '/result', within([result], answer));
  const instead = onFailure?.outcome === 'empty' ? onFailure : undefined;
  const failed = { call: callType, failure: failureType };
  const empty =
    instead === undefined
      ? neverType
      : typed(instead.result, '/onFailure/result', within([instead.result], failed));
  if (instead !== undefined) {
    const { when } = instead;
    findings.push(...condition(entry, when, '/onFailure/when', within([when], failed)));
  }
  const given = join(answered, empty);
  if (given.kind === 'object' && !isHidden(given)) {
    for (const [index, name] of (entry.document.sensitive ?? []).entries()) {
      const known = Object.keys(given.properties);
      findings.push(
        ...checkName(entry, pointerOf('sensitive', index), 'property', name, known, 'unknown-reference'),
      );
    }
  }
  return { findings, result: given };
}

/** Checks that headers are texts with allowed names. */
function* checkHeaders(entry: ReleaseEntry<Operation>, type: RuleType): Iterable<ReleaseFinding> {
  if (type.kind === 'never') return;
  if (type.kind !== 'object') {
    const message = `The headers of a call are an object of texts; this gives ${nameType(type)}.`;
    const help = 'Write {"x-channel": …}.';
    return yield { entry, code: 'wrong-rule-type', pointer: '/headers', message, help };
  }
  for (const [name, header] of Object.entries(type.properties)) {
    const below = `/headers${pointerOf(name)}`;
    const pointer = valueAt(entry.document, below) === undefined ? '/headers' : below;
    if (!callHeaderName.test(name)) {
      const message = `An operation cannot set the header ${quoted(name)}.`;
      const help = `Name a header that begins with "x-", in lower case, such as "x-${name.toLowerCase()}".`;
      yield { entry, code: 'unknown-header', pointer, message, help };
    }
    if (isAssignable(header, textType)) continue;
    const message = `The header ${quoted(name)} is a text; this gives ${nameType(header)}.`;
    yield { entry, code: 'wrong-rule-type', pointer, message, help: 'Give a text.' };
  }
}

/** The type of `call`: the id of the request, and its body. */
const callType = objectOf({ transactionId: textType, request: unknownType });

/** The type of `failure`; `status` only if the service answered. */
const failureType = objectOf({ reason: textType, status: numberType });

/** The type of an operation's input. */
export function inputType(operation: Operation): RuleType {
  if (hasUnknownInput(operation)) return missingType;
  const { input } = operation;
  return objectOf(
    Object.fromEntries(Object.entries(input).map(([name, schema]) => [name, typeOfSchema(schema)])),
  );
}

/** Type of `settings`: the server settings that the document declares, all texts. */
export function settingsType(settings: Operation['settings'] = {}): RuleType {
  return objectOf(Object.fromEntries(Object.keys(settings).map((name) => [name, textType])));
}

function isTextual(type: RuleType): boolean {
  return ['text', 'choice', 'number', 'boolean', 'date', 'null', 'never'].includes(type.kind);
}
