import type { RuleScope } from '../../engine/rules/scope.ts';

type Values = readonly unknown[];
interface Place {
  readonly item?: unknown;
  readonly accumulator?: unknown;
}

/**
 * What a rule means, as plainly as it can be written: no compiling, no shortcuts, no caps. Rules must have
 * passed the check. It shares no code with the engine.
 */
export function interpret(rule: unknown, scope: RuleScope, place: Place = {}): unknown {
  if (Array.isArray(rule)) return rule.map((part) => interpret(part, scope, place) ?? null);
  if (typeof rule !== 'object' || rule === null) return rule;
  const [[name, body] = ['', undefined]] = Object.entries(rule);
  const args: Values = Array.isArray(body) ? body : [body];
  const value = (index: number, inner: Place = place) => interpret(args[index], scope, inner);
  const values = () => args.map((_, index) => value(index));
  const list = (index: number): Values => (value(index) ?? []) as Values;
  const each = (item: unknown) => value(1, { ...place, item });
  const numbers = (combine: (...numbers: number[]) => unknown) => {
    const all = values();
    return all.some(missing) ? undefined : combine(...(all as number[]));
  };

  switch (name) {
    case 'literal':
      return body;
    case 'object':
      return Object.fromEntries(
        Object.entries(body as object)
          .map(([key, part]) => [key, jsonValue(interpret(part, scope, place))] as const)
          .filter(([, part]) => part !== undefined),
      );
    case 'var': {
      const found = read(String(args[0]), scope, place);
      return found === undefined && args.length > 1 ? value(1) : found;
    }
    case '==':
    case '===':
      return numbers((a, b) => a === b);
    case '!=':
    case '!==':
      return numbers((a, b) => a !== b);
    case '>':
      return numbers((a, b) => a > b);
    case '>=':
      return numbers((a, b) => a >= b);
    case '<':
    case '<=':
      return conjunction(
        values()
          .slice(1)
          .map((right, index) => {
            const left = values()[index];
            if (missing(left) || missing(right)) return undefined;
            return name === '<'
              ? (left as number) < (right as number)
              : (left as number) <= (right as number);
          }),
      );
    case 'and':
      return conjunction(values());
    case 'or':
      return opposite(conjunction(values().map(opposite)));
    case 'not':
    case '!':
      return opposite(value(0));
    case '!!':
      return numbers((only) => (Array.isArray(only) ? only.length > 0 : Boolean(only)));
    case 'answered':
      return values().every((one) => !missing(one));
    case 'if': {
      const taken = args.findIndex(
        (_, index) => index % 2 === 0 && index + 1 < args.length && value(index) === true,
      );
      if (taken >= 0) return value(taken + 1);
      return args.length % 2 === 1 ? value(args.length - 1) : undefined;
    }
    case 'in': {
      const [needle, among] = values();
      if (missing(among)) return false;
      if (missing(needle)) return undefined;
      return typeof among === 'string'
        ? among !== '' && among.includes(String(needle))
        : (among as Values).some((one) => one === needle);
    }
    case 'any-in':
      return list(0).some((one) => list(1).includes(one));
    case 'all-in':
      return list(0).length > 0 && list(0).every((one) => list(1).includes(one));
    case '+':
      return numbers((...all) => all.reduce((a, b) => a + b, 0));
    case '*':
      return numbers((...all) => all.reduce((a, b) => (a === 0 ? 0 : a) * (b === 0 ? 0 : b)));
    case '-':
      return numbers((a, b) => (args.length === 1 ? -a : a - b));
    case '/':
      return numbers((a, b) => a / b);
    case '%':
      return numbers((a, b) => a % b);
    case 'min':
      return numbers(Math.min);
    case 'max':
      return numbers(Math.max);
    case 'round':
      return numbers((n, places) => roundDecimal(n, places ?? 0, String(args[2] ?? 'nearest')));
    case 'sum':
      return total(list(0));
    case 'average': {
      const sum = total(list(0));
      return sum === undefined || list(0).length === 0 ? undefined : sum / list(0).length;
    }
    case 'count':
      return list(0).length;
    case 'cat':
      return values()
        .map((one) => (missing(one) ? '' : String(one)))
        .join('');
    case 'substr':
      return texts(values(), () =>
        jsonLogicSubstr(value(0) as string, value(1) as number, value(2) as number | undefined),
      );
    case 'lower':
      return texts(values(), (text) => text.toLowerCase());
    case 'upper':
      return texts(values(), (text) => text.toUpperCase());
    case 'trim':
      return texts(values(), (text) => text.trim());
    case 'split':
      return texts(values(), (text, separator = '') => text.split(separator));
    case 'join':
      return missing(value(1))
        ? undefined
        : list(0)
            .filter((one) => !missing(one))
            .join(value(1) as string);
    case 'replace':
      return texts(values(), (text, found = '', put = '') =>
        found === '' ? text : text.split(found).join(put),
      );
    case 'matches':
      return texts([value(0)], (text) => scope.matches(String(args[1]), String(args[2] ?? ''))(text));
    case 'map':
      return list(0).map((item) => each(item) ?? null);
    case 'filter':
      return list(0).filter((item) => each(item) === true);
    case 'find':
      return list(0).filter((item) => each(item) === true)[0];
    case 'some':
      return opposite(conjunction(list(0).map(each).map(opposite)));
    case 'none':
      return conjunction(list(0).map(each).map(opposite));
    case 'all':
      return list(0).length > 0 && conjunction(list(0).map(each));
    case 'sort':
      return sorted(list(0), args.length > 1 ? each : (item) => item, args[2] === 'descending');
    case 'group': {
      const keys = [...new Set(list(0).map((item) => each(item) ?? undefined))];
      return keys.map((key) => {
        const items = list(0).filter((item) => (each(item) ?? undefined) === key);
        return key === undefined ? { items } : { key, items };
      });
    }
    case 'reduce': {
      let accumulator = value(2);
      for (const item of list(0)) accumulator = value(1, { item, accumulator });
      return accumulator;
    }
    case 'add-days':
      return texts([value(0)], (day) =>
        missing(value(1)) ? undefined : isoDay(at(day) + Math.trunc(value(1) as number) * 864e5),
      );
    case 'days-between':
      return texts(values(), (from, to = '') => Math.round((at(to) - at(from)) / 864e5));
    case 'years-between':
      return texts(values(), (from, to = '') => (at(from) <= at(to) ? age(from, to) : 0 - age(to, from)));
    case 'parse-date':
      return texts([value(0)], (text) => {
        const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
        const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
        return year !== '' && isoDay(at(iso)) === iso ? iso : undefined;
      });
    case 'format-date':
      return texts([value(0)], (day) => formatDay(day, String(args[1])));
    case 'format-number':
      return numbers((n, places) =>
        Number.isFinite(n)
          ? intl({ minimumFractionDigits: places, maximumFractionDigits: places }, n)
          : undefined,
      );
    case 'format-money':
      return missing(value(0)) || !Number.isFinite(value(0))
        ? undefined
        : intl(
            { style: 'currency', currency: String(args[1]), currencyDisplay: 'narrowSymbol' },
            value(0) as number,
          );
    case 'lookup': {
      const row = scope.options(String(args[0]))?.find((option) => option.id === value(1));
      return missing(value(1)) ? undefined : args.length > 2 ? row?.data?.[String(args[2])] : row?.label;
    }
    case 'decide': {
      const table = scope.decisions(String(args[0]))?.source;
      const given = { ...scope, input: interpret({ object: args[1] ?? {} }, scope, place) };
      const row = table?.rows?.find(({ when }) => interpret(when, given) === true);
      return interpret(row === undefined ? table?.otherwise : row.then, given);
    }
    case 'extend':
      return Object.assign({}, ...values());
    case 'merge':
      return values().flatMap((one) => (missing(one) ? [] : one));
    case 'pick':
      return missing(value(0))
        ? undefined
        : Object.fromEntries(
            Object.entries(value(0) as object).filter(([key]) => args.slice(1).includes(key)),
          );
    default:
      throw new Error(`The reference does not know "${name}".`);
  }
}

/** What JSON cannot write is no value. */
function jsonValue(value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
}

function missing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function read(path: string, scope: RuleScope, place: Place): unknown {
  const [root = '', ...keys] = path.split('.');
  let value: unknown = root in place ? place[root as keyof Place] : scope[root as keyof RuleScope];
  for (const key of keys) value = missing(value) ? undefined : (value as Record<string, unknown>)[key];
  return value;
}

function conjunction(values: Values): boolean | undefined {
  if (values.includes(false)) return false;
  return values.every((value) => value === true) ? true : undefined;
}

function opposite(value: unknown): boolean | undefined {
  return missing(value) ? undefined : value !== true;
}

function texts(values: Values, apply: (...texts: [string, ...string[]]) => unknown): unknown {
  return values.some(missing) ? undefined : apply(...(values as [string, ...string[]]));
}

function total(values: Values): number | undefined {
  return values.some(missing) ? undefined : (values as number[]).reduce((a, b) => a + b, 0);
}

/** What JsonLogic's own implementation does. */
function jsonLogicSubstr(text: string, start: number, end: number | undefined): string {
  const from = text.substr(start);
  if (end === undefined) return from;
  return end < 0 ? from.substr(0, from.length + end) : text.substr(start, end);
}

function roundDecimal(value: number, places: number, direction: string): number {
  if (!Number.isFinite(value)) return value;
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const scaled = Number(`${digits}e${Number(exponent) + places}`);
  const whole =
    direction === 'up'
      ? Math.ceil(scaled)
      : direction === 'down'
        ? Math.floor(scaled)
        : Math.sign(scaled) * Math.round(Math.abs(scaled));
  const [back = '0', shift = '0'] = String(whole).split('e');
  return Number(`${back}e${Number(shift) - places}`);
}

function sorted(list: Values, keyOf: (item: unknown) => unknown, descending: boolean): Values {
  const keyed = list.map((item) => ({ item, key: keyOf(item) as string }));
  const known = keyed
    .filter(({ key }) => !missing(key))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  if (descending)
    known.sort((a, b) => (a.key > b.key ? -1 : a.key < b.key ? 1 : keyed.indexOf(a) - keyed.indexOf(b)));
  return [...known, ...keyed.filter(({ key }) => missing(key))].map(({ item }) => item);
}

function at(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(moment: number): string | undefined {
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  return Number.isNaN(moment) || year < 0 || year > 9999 ? undefined : date.toISOString().slice(0, 10);
}

function age(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function formatDay(day: string, format: string): string {
  const date = new Date(at(day));
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
  const number = date.getUTCDate();
  if (format === 'dd/MM/yyyy') return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
  if (format === 'd MMMM yyyy') return `${number} ${part({ month: 'long' })} ${day.slice(0, 4)}`;
  const suffix =
    number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${part({ weekday: 'long' })} ${number}${suffix} of ${part({ month: 'long' }).slice(0, 3)} ${day.slice(2, 4)}`;
}

function intl(options: Intl.NumberFormatOptions, value: number): string {
  return new Intl.NumberFormat('en', options).format(value);
}
