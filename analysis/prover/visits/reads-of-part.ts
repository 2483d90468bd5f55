import { tableOf } from '#engine';
import { isRuleIn, type ReadSources, readCall } from '#engine/parts';

type Path = readonly (string | number)[];

/** The templates that `input` has inside of a function or decision, and those around them. */
interface Given {
  readonly templates: unknown;
  readonly outer: Given | undefined;
}

/**
 * Paths of everything that decides one part of the value of a template: `['answers', 'email']` for the part `['to']` of
 * `{to: answers.email, day: now}`. Facts, functions and decisions are followed, and so are the objects that they make.
 */
export function readsOfPart(template: unknown, part: Path, sources: ReadSources): readonly Path[] {
  const found: Path[] = [];
  const seen = new Set<string>();
  const numbers = new Map<unknown, number>();
  const numberOf = (value: unknown) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
  const readAll = (parts: readonly unknown[], path: Path, given: Given | undefined) => {
    for (const each of parts) read(each, path, given);
  };
  const read = (value: unknown, path: Path, given: Given | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    const key = JSON.stringify([numberOf(value), numberOf(given), path]);
    if (seen.has(key)) return;
    seen.add(key);
    const [name, ...rest] = path;
    if (isRuleIn(value)) readRule(value, path, given);
    else if (name === undefined || (Array.isArray(value) && typeof name !== 'number'))
      readAll(Object.values(value), [], given);
    else {
      const inner = Object.entries(value).find(([each]) => each === String(name));
      if (inner) read(inner[1], rest, given);
    }
  };
  const readRule = (rule: unknown, path: Path, given: Given | undefined): void => {
    const { name, args } = readCall(rule) ?? { name: 'literal', args: [] };
    const [first, ...others] = args;
    switch (name) {
      case 'literal':
        break;
      case 'var':
        readVariable(String(first).split('.'), path, given);
        readAll(others, path, given);
        break;
      case 'else':
      case 'extend':
        readAll(args, path, given);
        break;
      case 'object':
        read(first, path, given);
        break;
      case 'if': {
        const isValue = (index: number) => index % 2 === 1 || index === args.length - 1;
        for (const [index, each] of args.entries()) read(each, isValue(index) ? path : [], given);
        break;
      }
      case 'pick':
        if (path.length > 0) read(first, path, given);
        else for (const each of others) read(first, [String(each)], given);
        break;
      case 'call':
      case 'decide':
        readDocument(String(first), others[0], path, given);
        break;
      default:
        readAll(args, [], given);
    }
  };
  const readDocument = (id: string, templates: unknown, path: Path, outer: Given | undefined): void => {
    const document = sources.decision(id) as Parameters<typeof tableOf>[0] | undefined;
    if (document === undefined) {
      read(templates, [], outer);
      return;
    }
    const { rows = [], otherwise } = tableOf(document);
    const given = givenOf(templates, outer);
    for (const { when, then } of rows) {
      read(when, [], given);
      read(then, path, given);
    }
    read(otherwise, path, given);
  };
  // The same templates are the same inputs, so that what reads them is followed once.
  const known = new Map<unknown, Given>();
  const givenOf = (templates: unknown, outer: Given | undefined): Given => {
    const same = known.get(templates);
    if (same && same.outer === outer) return same;
    const given = { templates, outer };
    known.set(templates, given);
    return given;
  };
  const readVariable = (keys: readonly string[], path: Path, given: Given | undefined): void => {
    const [root, ...names] = keys;
    const inner = [...names, ...path];
    const [fact = '', ...rest] = names;
    if (root === 'input' && given) read(given.templates, inner, given.outer);
    else if (root === 'facts' && Object.hasOwn(sources.facts, fact))
      read(sources.facts[fact], [...rest, ...path], undefined);
    else found.push([root ?? '', ...inner]);
  };
  read(template, part, undefined);
  return found;
}
