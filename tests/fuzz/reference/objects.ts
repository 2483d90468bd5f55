import { type Operator, objectOf } from './operator.ts';

type Properties = Readonly<Record<string, unknown>>;

const isAnswered = ([, value]: readonly [string, unknown]) => value !== undefined && value !== null;
const answeredOf = (value: unknown) => Object.entries((value ?? {}) as Properties).filter(isAnswered);

/** Operators that read documents and objects. */
export const objects: Readonly<Record<string, Operator>> = {
  lookup: ({ args, value, scope }) => {
    const [document, id, column = 'label'] = args.map((arg) => value(arg));
    const option = scope.options(String(document))?.find((one) => one.id === id);
    const columns: Properties = { ...option?.data, label: option?.label, hint: option?.hint };
    return Object.hasOwn(columns, String(column)) ? columns[String(column)] : undefined;
  },
  options: ({ args: [document], scope }) =>
    scope
      .options(String(document))
      ?.map(({ data, when: _, ...own }: { data?: object; when?: unknown }) => ({ ...data, ...own })),
  get: ({ args: [holder, path], value }) => {
    let found = value(holder);
    for (const key of String(path).split('.')) {
      const isHolder = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
      found = isHolder ? (found as Properties)[key] : undefined;
    }
    return found;
  },
  call: ({ args: [id, given = {}], value, scope, within }) =>
    within(scope.decisions(String(id))?.source.otherwise, { ...scope, input: objectOf(given, value) }),
  decide: ({ args: [id, given = {}], value, scope, within }) => {
    const table = scope.decisions(String(id))?.source;
    const inner = { ...scope, input: objectOf(given, value) };
    const row = table?.rows?.find(({ when }) => within(when, inner) === true);
    return within(row === undefined ? table?.otherwise : row.then, inner);
  },
  extend: ({ args, value }) => Object.fromEntries(args.flatMap((arg) => answeredOf(value(arg)))),
  pick: ({ args: [object, ...names], value }) => {
    const found = value(object);
    return found === undefined
      ? undefined
      : Object.fromEntries(answeredOf(found).filter(([name]) => names.includes(name)));
  },
};
