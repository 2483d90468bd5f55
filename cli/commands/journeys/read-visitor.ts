import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { didYouMean, type JsonValue } from '#engine';
import type { Invocation } from '../../command.ts';
import { type Terminal, UsageError } from '../../terminal.ts';

/** Answers of a visitor, read from a file. */
export interface Visitor {
  readonly answers?: { readonly [name: string]: JsonValue };
  readonly results?: { readonly [name: string]: JsonValue };
  readonly settings?: { readonly [name: string]: string };
  readonly today?: string;
}

const members = ['answers', 'results', 'settings', 'today'];

/** Reads the file that `--answers` names; without one, nothing is known of the visitor. */
export function readVisitor({ text, terminal }: Invocation): Visitor {
  const file = text('answers');
  if (file === undefined) return {};
  const visitor = readJson(file, terminal);
  if (!isObject(visitor)) throw new UsageError(`${file} is no JSON object.`);
  for (const [name, value] of Object.entries(visitor)) {
    if (!members.includes(name)) throw new UsageError(`${file} has "${name}". ${didYouMean(name, members)}`);
    if (name === 'today' ? typeof value !== 'string' : !isObject(value))
      throw new UsageError(`"${name}" of ${file} is no ${name === 'today' ? 'date' : 'object'}.`);
  }
  return visitor as Visitor;
}

function readJson(file: string, { folder }: Terminal): unknown {
  try {
    return JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
