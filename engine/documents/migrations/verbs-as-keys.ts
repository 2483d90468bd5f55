import type { JsonObject } from './migrate.ts';

/** Properties that hold a list of actions, anywhere in a document. */
const lists: ReadonlySet<string> = new Set([
  'onEnter', 'onInvalid', 'onSubmit', 'onReturn', 'onView', 'onChange', 'onPress', 'onFailure', 'actions',
]); // biome-ignore format: events on one line

/**
 * For each verb, the property of version 1 that becomes its value; an action without that property is kept.
 */
const objects: { readonly [verb: string]: string } = {
  call: 'operation',
  send: 'operation',
  attempt: 'actions',
  set: 'answer',
  track: 'event',
  notify: 'message',
  run: 'sequence',
};

const destinations = { step: 'go', page: 'goToPage', href: 'goToAddress' } as const;

/** Writes the verb of each action as its key: `{action: 'run', sequence: 'x'}` becomes `{run: 'x'}`. */
export function withVerbsAsKeys(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withVerbsAsKeys);
  if (!isObject(part)) return part;
  const entries = Object.entries(part).map(([name, value]) => {
    if (name === 'sequences' && isObject(value)) return [name, withActionsInEach(value)];
    return [name, lists.has(name) ? asActions(value) : withVerbsAsKeys(value)];
  });
  return Object.fromEntries(entries);
}

/** As `withVerbsAsKeys`, for lists of actions by name. */
export function withActionsInEach(sequences: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(sequences).map(([name, list]) => [name, asActions(list)]));
}

function asActions(list: unknown): unknown {
  return Array.isArray(list) ? list.map(asAction) : list;
}

function asAction(old: unknown): unknown {
  if (!isObject(old) || typeof old.action !== 'string') return withVerbsAsKeys(old);
  const { action: verb, ...rest } = withVerbsAsKeys(old) as JsonObject;
  const fresh = written(String(verb), rest);
  return fresh ?? { action: verb, ...rest };
}

function written(verb: string, { closeLabel, ...rest }: JsonObject): JsonObject | undefined {
  switch (verb) {
    case 'reset':
    case 'submit':
      return { [verb]: true, ...rest };
    case 'clear': {
      const { answers, results, ...others } = rest;
      return { clear: [...pathsOf('answers', answers), ...pathsOf('results', results)], ...others };
    }
    case 'go': {
      const places = Object.entries(destinations).filter(([name]) => rest[name] !== undefined);
      const [place, ...more] = places;
      if (place === undefined || more.length > 0) return undefined;
      const [name, key] = place;
      const { [name]: destination, ...others } = rest;
      return { [key]: destination, ...others };
    }
  }
  const name = Object.hasOwn(objects, verb) ? objects[verb] : undefined;
  if (name === undefined || rest[name] === undefined) return undefined;
  const { [name]: object, ...others } = rest;
  return { [verb]: object, ...others };
}

function pathsOf(root: string, names: unknown): readonly string[] {
  return Array.isArray(names) ? names.map((name) => `${root}.${name}`) : [];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
