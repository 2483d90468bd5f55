import type { AnySchemaObject } from 'ajv';
import { functionName, isWordOfFormulas, type OperatorSignature, type RuleType, typeOfSchema } from '#engine';
import { type ExtensionTrouble, extensionProblem } from './extension-problem.ts';

/** The end of the name of the file with the code of an operator. */
export const operatorEnding = '.operator.ts';

/** Declaration of an operator in its schema. */
export interface DeclaredOperator extends OperatorSignature {
  readonly summary: string;
  readonly sentence: string;
}

/** Why an operator cannot have a name. */
export function problemOfOperatorName(name: string): ExtensionTrouble | undefined {
  if (!isWordOfFormulas(functionName(name))) return undefined;
  return {
    message: `The name "${name}" is taken: "${functionName(name)}" is a word of formulas.`,
    help: 'Give the folder, its files and the function another name.',
  };
}

/** Reads the schema of an operator: its properties are the arguments in order, and `value` is what it gives. */
export function readOperator(schema: AnySchemaObject, path: string) {
  const { properties, required, value, sentence, description, definitions } = schema;
  const troubles: ExtensionTrouble[] = [];
  const names = Object.keys(isObject(properties) ? properties : {});
  const refuse = (message: string, help: string) => void troubles.push({ message, help });
  const isWhole = Array.isArray(required) && names.every((name) => required.includes(name));
  if (schema.type !== 'object' || schema.additionalProperties !== false || names.length === 0 || !isWhole)
    refuse(
      'The schema does not describe the arguments of an operator.',
      'Write "type": "object", "additionalProperties": false, each argument under "properties" in its order, and all of them in "required".',
    );
  for (const name of names)
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      refuse(
        `"${name}" is no name of an argument.`,
        'Begin with a small letter; go on with letters and digits.',
      );
  const types = typeOfSchema(schema);
  const parameters = names.map((name) => {
    const type = (types.kind === 'object' && types.properties[name]) || undeclared;
    if (!isDeclared(type) || type.mayBeNull)
      refuse(
        `The schema does not say of which type "${name}", or a part of it, is.`,
        'Give each one "type"; an object lists its "properties". The operator is not evaluated while an argument is unanswered.',
      );
    return [name, type] as const;
  });
  const valueType = isObject(value) ? typeOfSchema({ ...value, definitions }) : undeclared;
  if (!isDeclared(valueType) || valueType.mayBeNull)
    refuse(
      'The schema does not say of which type the value, or a part of it, is.',
      'Write "value" with the JSON Schema of what the operator gives. It may be unanswered in any case.',
    );
  const named = [...String(sentence ?? '').matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name);
  if (typeof sentence !== 'string' || [...named].sort().join() !== [...names].sort().join())
    refuse(
      'The schema does not say in English what a use of the operator means.',
      `Write "sentence" with each argument once, such as "the … of ${names.map((name) => `{${name}}`).join(' and ')}".`,
    );
  if (typeof description !== 'string')
    refuse('The schema does not say what the operator is for.', 'Write one sentence as "description".');
  const declared: DeclaredOperator = {
    summary: String(description),
    sentence: String(sentence),
    parameters,
    value: valueType,
  };
  return { declared, problems: troubles.map((trouble) => extensionProblem(path, trouble)) };
}

const undeclared: RuleType = { kind: 'unknown' };

/** Whether a type says what all parts of its values are. */
function isDeclared(type: RuleType): boolean {
  switch (type.kind) {
    case 'unknown':
    case 'never':
    case 'null':
      return false;
    case 'list':
      return isDeclared(type.item);
    case 'object':
      return [...Object.values(type.properties), ...(type.rest ? [type.rest] : [])].every(isDeclared);
    default:
      return true;
  }
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
