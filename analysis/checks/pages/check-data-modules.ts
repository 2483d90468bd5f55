import { advise, pointerOf, type RuleType, timeframeParameter } from '#engine';
import { hasUnknownInput, isHidden, nameType, placeholdersIn, quoted } from '#engine/parts';
import type { DataTable, Module, Operation, Page, PictureSeries } from '#schemas';
import { checkName } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** A module that shows rows of an operation. */
export type DataModule = DataTable | PictureSeries;

export function isDataModule(module: Module): module is DataModule {
  return module.type === 'data-table' || module.type === 'picture-series';
}

/** A name in a module, and where it is. */
interface PlacedName {
  readonly name: string;
  readonly at: string;
}

/**
 * Checks the modules of a page that show rows of an operation: it needs no input and changes nothing, gives a
 * list of objects, and these have the fields that the module names.
 */
export function* checkDataModules(
  release: ReleaseIndex,
  entry: ReleaseEntry<Page>,
  results: ReadonlyMap<string, RuleType>,
): Iterable<ReleaseFinding> {
  for (const [index, module] of entry.document.zones.content.entries()) {
    if (!isDataModule(module)) continue;
    const pointer = pointerOf('zones', 'content', index);
    const operation = release.find('operation', module.operation);
    if (operation === undefined) continue;
    yield* checkCallable(entry, operation, `${pointer}/operation`);
    yield* checkBraces(entry, module, pointer);
    yield* checkRows(entry, module, results.get(operation.id), pointer);
  }
}

function* checkCallable(
  entry: ReleaseEntry<Page>,
  operation: Operation,
  pointer: string,
): Iterable<ReleaseFinding> {
  const { id, method, lookUp = false, retry = 0, gather, input, optional = [] } = operation;
  if (method !== 'GET' && !lookUp && retry === 0 && gather === undefined) {
    const message = `The operation ${quoted(id)} may change something outside; showing a page must not.`;
    const help = 'Use a GET, or add "lookUp" to the operation if it only asks.';
    yield { entry, code: 'impossible-call', pointer, message, help };
  }
  if (hasUnknownInput(operation)) return;
  for (const name of Object.keys(input)) {
    if (optional.includes(name)) continue;
    const message = `The operation ${quoted(id)} needs the input ${quoted(name)}, which a page cannot give.`;
    const help = 'List it under "optional" of the operation, or take it out.';
    yield { entry, code: 'missing-input', pointer, message, help };
  }
}

function* checkBraces(
  entry: ReleaseEntry<Page>,
  module: DataModule,
  pointer: string,
): Iterable<ReleaseFinding> {
  if (module.type !== 'picture-series') return;
  for (const part of ['path', 'alt'] as const) {
    const text = module.picture[part];
    if (placeholdersIn(text) !== undefined) continue;
    const message = `The braces in ${quoted(text)} do not pair up round a name.`;
    const help = 'Write {name} for a field of the row.';
    yield { entry, code: 'bad-path', pointer: `${pointer}/picture/${part}`, message, help };
  }
}

function* checkRows(
  entry: ReleaseEntry<Page>,
  module: DataModule,
  result: RuleType | undefined,
  pointer: string,
): Iterable<ReleaseFinding> {
  if (result === undefined || isHidden(result)) return;
  if (result.kind !== 'list' || result.item.kind !== 'object') {
    const message = `The rows are a list of objects; the operation ${quoted(module.operation)} gives ${nameType(result)}.`;
    const help = 'Change the "result" of the operation.';
    yield { entry, code: 'wrong-rule-type', pointer: `${pointer}/operation`, message, help };
    return;
  }
  const { properties } = result.item;
  const noun = `field of the rows of "${module.operation}"`;
  for (const { name, at } of fieldsOf(module)) {
    yield* checkName(entry, pointer + at, noun, name, Object.keys(properties));
  }
  if (module.type === 'data-table') yield* checkValues(entry, module, properties, pointer);
}

/** Checks that a field can have the value that rows are chosen by. */
function* checkValues(
  entry: ReleaseEntry<Page>,
  { where = {} }: DataTable,
  properties: Readonly<Record<string, RuleType>>,
  pointer: string,
): Iterable<ReleaseFinding> {
  for (const [name, value] of Object.entries(where)) {
    const type = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const known = type && literalsOf(type);
    if (known === undefined || known.includes(String(value))) continue;
    const message = `No row has ${quoted(String(value))} as its ${quoted(name)}.`;
    const help = advise(String(value), known);
    yield { entry, code: 'never-equal', pointer: `${pointer}/where${pointerOf(name)}`, message, help };
  }
}

/** All values of a type; undefined if they are not listed. */
function literalsOf(type: RuleType): readonly string[] | undefined {
  if (type.kind === 'choice') return type.ids;
  return type.kind === 'text' ? type.values : undefined;
}

/** The fields of rows that a module names. */
function fieldsOf(module: DataModule): readonly PlacedName[] {
  if (module.type === 'data-table') {
    const columns = module.columns.flatMap(({ field, link }, index) => [
      { name: field, at: `/columns/${index}/field` },
      ...(link === undefined ? [] : [{ name: link, at: `/columns/${index}/link` }]),
    ]);
    const chosen = Object.keys(module.where ?? {}).map((name) => ({ name, at: `/where${pointerOf(name)}` }));
    return [...columns, ...chosen];
  }
  const { row, name, label, picture } = module;
  const own = Object.entries({ row, name, label }).map(([key, field]) => ({ name: field, at: `/${key}` }));
  const inPicture = (['path', 'alt'] as const).flatMap((part) =>
    (placeholdersIn(picture[part]) ?? [])
      .filter((field) => field !== timeframeParameter)
      .map((field) => ({ name: field, at: `/picture/${part}` })),
  );
  return [...own, ...inPicture];
}
