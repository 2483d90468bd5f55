import type { Module, Step, StepModule } from '#schemas';
import { describeValue, quoted } from '../../base/json/describe-value.ts';
import type { Finding } from '../../base/json/finding.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import { advise } from '../../base/problems/suggest.ts';
import { piecesOf } from '../../formulas/reading/text-pieces.ts';

/** Properties that the content of a step may insert, as in `{{ step.title }}`. */
const insertable = ['id', 'title', 'intro'] as const;

/** The modules of a step's page: its content with the step's texts inserted, and its form. */
export function fillContent(content: readonly StepModule[], journey: string, step: Step): readonly Module[] {
  return content.map((module) => {
    const filled = filledIn(module, step) as StepModule;
    return filled.type === 'form' ? { ...filled, journey, step: step.id } : filled;
  });
}

/** Leaves out a text of insertions only, if the step has none of them. */
function filledIn(value: unknown, step: Step): unknown {
  if (typeof value === 'string') return filledText(value, step);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => filledIn(part, step)).filter(isSaid);
  const entries = Object.entries(value).map(([name, part]) => [name, filledIn(part, step)] as const);
  return Object.fromEntries(entries.filter(([, part]) => isSaid(part)));
}

function filledText(text: string, step: Step): string | undefined {
  if (!text.includes('{{')) return text;
  const parts = piecesOf(text).map((piece) =>
    piece.kind === 'text' ? piece.text : inserted(piece.text, step),
  );
  return parts.some(isSaid) ? parts.join('') : undefined;
}

function inserted(formula: string, step: Step): string | undefined {
  const name = insertable.find((each) => `step.${each}` === formula.trim());
  return name && step[name];
}

function isSaid(value: unknown): boolean {
  return value !== undefined;
}

/** Reports formulas in the content of steps, which must be the same for every visitor. */
export function* checkContent(content: unknown, pointer: string): Iterable<Finding> {
  if (typeof content === 'string') return yield* checkText(content, pointer);
  if (typeof content !== 'object' || content === null) return;
  for (const [name, part] of Object.entries(content)) yield* checkContent(part, pointer + pointerOf(name));
}

function* checkText(text: string, pointer: string): Iterable<Finding> {
  if (text.startsWith('=')) {
    const message = `Found the formula ${describeValue(text)} in what is the same for every visitor.`;
    yield { code: 'formula-in-content', pointer, message, help: 'Write a text.' };
  }
  const known = insertable.map((name) => `step.${name}`);
  for (const piece of piecesOf(text)) {
    const formula = piece.text.trim();
    if (piece.kind === 'text' || known.includes(formula)) continue;
    const message = `The content of a step is the same for every visitor: ${quoted(formula)} cannot be inserted there.`;
    yield { code: 'formula-in-content', pointer, message, help: advise(formula, known) };
  }
}
