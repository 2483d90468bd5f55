import { posix } from 'node:path';
import { kindNamedBy } from '#analysis';
import { keyedUnionOf } from './keyed-union.ts';
import { innerRule, operatorCall, rulePlace } from './rule-places.ts';
import { isSchema, member, type ReadSchema, type Schema, textOf } from './schema.ts';
import { type Snippet, snippetOf } from './snippets.ts';
import { unionOf } from './union.ts';

/** Part of a schema file: the file's path and the pointer inside it. */
interface Target {
  readonly file: string;
  readonly pointer: string;
}

/** One schema with everything it refers to inlined, in a form that editors handle well. */
export class BundledSchema {
  readonly #read: ReadSchema;
  readonly #namesFile: string;
  readonly #definitions: Record<string, Schema> = {};
  /** References that are being merged: one that contains itself stays a reference. */
  readonly #merging: string[] = [];

  constructor(read: ReadSchema, namesFile: string) {
    this.#read = read;
    this.#namesFile = namesFile;
  }

  bundle(file: string): Schema {
    const { definitions: _, ...source } = this.#read(file);
    const schema = this.#convert(source, file);
    return { ...schema, definitions: this.#definitions };
  }

  #convert(schema: Schema, file: string): Schema {
    if (schema.tsType === 'Rule' || schema.tsType === 'Template') return this.#rule(schema);
    if (schema.tsType === 'Record<string, Template>') {
      const { tsType: _, ...record } = schema;
      // A formula, as one text or a list of lines, may give the whole record.
      const type = ['object', 'string', 'array'];
      return { ...record, type, pattern: '^=', additionalProperties: this.#rule({ tsType: 'Template' }) };
    }
    const { $ref, tsType: _, ...beside } = schema;
    if (typeof $ref === 'string') return this.#reference(targetOf($ref, file), beside, file);
    if (schema.discriminatedBy === 'key') return this.#keyedUnion(schema, file);
    if (isSchema(schema.discriminator) && Array.isArray(schema.oneOf)) return this.#union(schema, file);
    const converted = Object.entries(beside).map(([keyword, part]) => [
      keyword,
      keyword === 'properties' && isSchema(part) ? this.#properties(part, file) : this.#part(part, file),
    ]);
    const snippets = this.#alternatives(schema, file);
    const whole = {
      ...Object.fromEntries(converted),
      ...(snippets.length > 0 && { defaultSnippets: snippets }),
    };
    return withSnippet(whole, schema);
  }

  /** Snippets of objects that are told apart by a property: editors look for none in `then` and `else`. */
  #alternatives({ if: condition, then, else: otherwise, $ref }: Schema, file: string): readonly Snippet[] {
    if (isSchema(condition) && Array.isArray(condition.required)) {
      const all = [then, otherwise].filter(isSchema).flatMap((part) => this.#alternatives(part, file));
      return [...new Map(all.map((snippet) => [snippet.label, snippet])).values()];
    }
    if (typeof $ref !== 'string') return [];
    const target = targetOf($ref, file);
    const found = this.#find(target);
    if (!isSchema(found.discriminator)) return [snippetOf(textOf(found.title)?.toLowerCase() ?? '', found)];
    return (this.#definitions[this.#define(target)]?.defaultSnippets ?? []) as readonly Snippet[];
  }

  #part(part: unknown, file: string): unknown {
    if (Array.isArray(part)) return part.map((each) => this.#part(each, file));
    return isSchema(part) ? this.#convert(part, file) : part;
  }

  #properties(properties: Schema, file: string): Schema {
    const converted = Object.entries(properties).map(([name, property]) => {
      const inside = this.#part(property, file);
      if (!isSchema(inside) || !isSchema(property)) return [name, inside];
      const { $ref, ...beside } = property;
      const found = typeof $ref === 'string' ? this.#find(targetOf($ref, file)) : {};
      const source = found.oneOf ? { ...found, ...beside } : property;
      return [name, namePlace(name, source, inside, this.#namesFile)];
    });
    return Object.fromEntries(converted);
  }

  /** Merges a reference with its sibling keywords, because editors read only one of the two. */
  #reference(target: Target, beside: Schema, file: string): Schema {
    const found = this.#find(target);
    if (found.tsType === 'Rule' || found.tsType === 'Template') return this.#rule({ ...found, ...beside });
    if (found.tsType === 'CallInput') return this.#callInput(found);
    if (found.tsType === 'ValueSchema') return this.#typePlace(target, found, beside);
    const key = keyOf(target);
    if (Object.keys(beside).length === 0 || this.#merging.includes(key)) {
      return { $ref: `#/definitions/${this.#define(target)}` };
    }
    this.#merging.push(key);
    const { definitions: _, $schema: __, $comment: ___, ...whole } = this.#convert(found, target.file);
    this.#merging.pop();
    return { ...whole, ...this.#convert(beside, file) };
  }

  /**
   * Schema for the input of a call: an object with a template for each name, or a formula that returns one.
   */
  #callInput(found: Schema): Schema {
    const template = { additionalProperties: this.#rule({ tsType: 'Template' }) };
    return {
      ...this.#rule({ ...found, tsType: 'Template' }),
      ...template,
      type: ['string', 'array', 'object'],
    };
  }

  /** Schema for the type of a value, which may be the name of a type in a types document. */
  #typePlace(target: Target, found: Schema, beside: Schema): Schema {
    const names = { anyOf: [{ $ref: `${this.#namesFile}#/definitions/types` }, {}] };
    const strict = { $ref: `#/definitions/${this.#define(target)}` };
    return { description: found.description, ...beside, allOf: [strict, names] };
  }

  #define(target: Target): string {
    const key = keyOf(target);
    if (!this.#definitions[key]) {
      this.#definitions[key] = {};
      const { definitions: _, $schema: __, $comment: ___, ...found } = this.#find(target);
      this.#definitions[key] = this.#convert(found, target.file);
    }
    return key;
  }

  #union(schema: Schema, file: string): Schema {
    const members = (schema.oneOf as readonly Schema[]).map((each) => {
      const target = typeof each.$ref === 'string' ? targetOf(each.$ref, file) : undefined;
      return { schema: target ? this.#find(target) : each, inBundle: this.#convert(each, file) };
    });
    const { definitions: _, $schema: __, $comment: ___, ...own } = schema;
    return unionOf(own, members);
  }

  #keyedUnion(schema: Schema, file: string): Schema {
    const members = (schema.oneOf as readonly Schema[]).map(({ $ref }) => {
      const target = targetOf(String($ref), file);
      return { key: target.pointer.split('/').at(-1) ?? '', schema: this.#find(target) };
    });
    const { definitions: _, $schema: __, $comment: ___, ...own } = schema;
    return keyedUnionOf(own, members, (each) => this.#convert(each, file), this.#namesFile);
  }

  #rule(schema: Schema): Schema {
    this.#definitions.operator ??= operatorCall(member(this.#read('rules/rule.schema.json'), 'definitions'));
    this.#definitions.rule ??= innerRule;
    const place = rulePlace(textOf(schema.description), schema.tsType === 'Template', this.#namesFile);
    // A text, or a rule that gives one: no number, and nothing that stands for no text.
    const isText = isSchema(schema.then) && schema.then.type === 'string';
    return isText ? { ...place, type: ['string', 'array', 'object'], minLength: 1 } : place;
  }

  #find({ file, pointer }: Target): Schema {
    const steps = pointer.split('/').filter((step) => step !== '');
    return steps.reduce<Schema>((found, step) => member(found, step), this.#read(file));
  }
}

/** Offers an entry of a list, such as a step, as a snippet with all its required properties. */
function withSnippet(converted: Schema, { items }: Schema): Schema {
  if (!isSchema(items) || !isSchema(converted.items) || !isSchema(items.properties)) return converted;
  const label = textOf(items.title)?.toLowerCase();
  if (label === undefined) return converted;
  return { ...converted, items: { ...converted.items, defaultSnippets: [snippetOf(label, items)] } };
}

function targetOf(reference: string, file: string): Target {
  const [path = '', pointer = ''] = reference.split('#');
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), pointer };
}

function keyOf({ file, pointer }: Target): string {
  const name = file.replace('.schema.json', '').replaceAll('/', '-');
  return `${name}${pointer.replace('/definitions', '').replaceAll('/', '-')}`;
}

const names = /definitions\.schema\.json#\/definitions\/(id|name)$/;

/**
 * A property with the names from documents as completions, where it takes any; an editor accepts other names,
 * too.
 */
function namePlace(property: string, source: Schema, converted: Schema, namesFile: string): Schema {
  const kind = property === 'clear' ? 'clearable' : kindNamedBy(property);
  if (kind === undefined) return converted;
  const completed = { anyOf: [{ $ref: `${namesFile}#/definitions/${kind}` }, {}] };
  if (isName(source)) {
    const { $ref, ...words } = converted;
    return { ...words, ...($ref !== undefined && { allOf: [{ $ref }] }), ...completed };
  }
  const list = converted.items;
  if (isSchema(source.items) && (isName(source.items) || kind === 'clearable') && isSchema(list)) {
    return { ...converted, items: { allOf: [list], ...completed } };
  }
  const isUnion = Array.isArray(source.oneOf) && source.oneOf.some((each) => isSchema(each) && isName(each));
  return isUnion ? { description: source.description, allOf: [converted, completed] } : converted;
}

function isName({ $ref }: Schema): boolean {
  return names.test(textOf($ref) ?? '');
}
