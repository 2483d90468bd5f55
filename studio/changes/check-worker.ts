import { createIncrementalCheck, type ReadText } from '#analysis';
import { type Problem, readDocument } from '#engine';
import { takeExtensions } from '../base/extensions.ts';
import type { FromCheck, ToCheck } from './check-protocol.ts';
import type { DocumentChange } from './edited-documents.ts';
import { completionsAt, explanationAt, reachAt, typeAt } from './formula-at.ts';
import { renameAt } from './rename-at.ts';

/** The worker that checks the documents of a change set as their author types. */
const live = new Map<string, ReadText>();
const now = new Map<string, ReadText>();
const { check } = createIncrementalCheck();
let before: ReadonlySet<string> = new Set();

const tell = (message: FromCheck) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToCheck>) => {
  switch (data.type) {
    case 'open':
      return open(data);
    case 'change':
      put(now, data.documents);
      return tell({ type: 'checked', turn: data.turn, problems: foundNow() });
    default:
      return tell(answer(data));
  }
};

function open({ extensions, documents }: ToCheck & { readonly type: 'open' }): void {
  // The check of types needs no code of operators.
  void takeExtensions(extensions);
  for (const { id, body } of documents) {
    const read = readText(id, body);
    live.set(id, read);
    now.set(id, read);
  }
  before = new Set(check([...live.values()]).map(keyOf));
}

function foundNow(): readonly Problem[] {
  return check([...now.values()]).filter((problem) => !before.has(keyOf(problem)));
}

function answer(asked: Exclude<ToCheck, { readonly type: 'open' | 'change' }>): FromCheck {
  const { ask } = asked;
  const texts = [...now.values()];
  switch (asked.type) {
    case 'cause':
      return { type: 'caused', ask, problems: causedBy(asked.documents) };
    case 'rename':
      return { type: 'renamed', ask, renamed: renameAt(texts, asked, causedBy) };
    case 'reach':
      return { type: 'reached', ask, paths: reachAt(texts, asked) };
    case 'complete':
      return {
        type: 'completed',
        ask,
        completions: completionsAt(texts, asked, asked.formula, asked.offset),
      };
    case 'explain':
      return {
        type: 'explained',
        ask,
        explanation: explanationAt(texts, asked, asked.formula, asked.offset, asked.labels),
      };
    case 'type':
      return { type: 'typed', ask, name: typeAt(texts, asked, asked.formula) };
  }
}

/** The problems that some changes would bring. */
function causedBy(documents: readonly DocumentChange[]): readonly Problem[] {
  const known = new Set(check([...now.values()]).map(keyOf));
  const tried = new Map(now);
  put(tried, documents);
  return check([...tried.values()]).filter((problem) => !known.has(keyOf(problem)));
}

function put(texts: Map<string, ReadText>, documents: readonly DocumentChange[]): void {
  for (const { id, body } of documents) {
    const known = live.get(id);
    if (body === null) texts.delete(id);
    else texts.set(id, known?.source.text === body ? known : readText(id, body));
  }
}

function readText(id: string, text: string): ReadText {
  const source = { path: id, text };
  return { source, reading: readDocument(source) };
}

/** Equal for a problem of the live release that is still there. Its place in the document may have changed. */
function keyOf({ code, document, message }: Problem): string {
  return JSON.stringify([code, document, message]);
}
