/**
 * Standalone code of Ajv as small as it can be without saying less: browsers load it where people work on a site, and every
 * process when it starts.
 */
export function smallCode(code: string): string {
  return withoutCopies(withSharedErrors(code));
}

/** Matches statements that push an error, in the code that Ajv writes. */
const pushing =
  /let (err\d+) = \{ instancePath(?:: ([^\n]*?))?, schemaPath: [^\n]*?, keyword: ("\w+"), params: (\{[^\n]*\}), schema: ([^\n]*?), parentSchema: ([^\n]*?), data(?:: (\w+))? \};\s+vErrors === null \? vErrors = \[\1\] : vErrors\.push\(\1\), errors\+\+;/g;

/** Makes errors by one function: written out, they are most of the code. Nothing reads the path in the schema. */
function withSharedErrors(code: string): string {
  const shared = code.replaceAll(
    pushing,
    (_, __, path = 'instancePath', keyword, params, schema, parent, data = 'data') =>
      `vErrors = fail(vErrors, ${[path, keyword, params, schema, parent, data].join(', ')}), errors++;`,
  );
  const fail = `function fail(errors, instancePath, keyword, params, schema, parentSchema, data) {
  const error = { instancePath, keyword, params, schema, parentSchema, data };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}`;
  return `${shared}\n${fail}\n`;
}

/** Declarations that Ajv writes anew for each schema that refers to the same one. */
const declaration = /^(?:function|var) ((?:validate|schema)\d+)\b/;

/** Keeps one of equal declarations. Those that use them are equal then, too, and so on. */
function withoutCopies(code: string): string {
  const known = new Map<string, string>();
  const firsts = new Map<string, string>();
  const kept = code.split(/^(?=(?:function|var|export) )/m).filter((part) => {
    const [, name] = declaration.exec(part) ?? [];
    if (name === undefined) return true;
    const body = part.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'itself');
    const first = known.get(body);
    if (first === undefined) known.set(body, name);
    else firsts.set(name, first);
    return first === undefined;
  });
  if (firsts.size === 0) return code;
  return withoutCopies(
    kept.join('').replaceAll(/\b(?:validate|schema)\d+\b/g, (name) => firsts.get(name) ?? name),
  );
}
