import { compareReleases, createIncrementalCheck, type ReadText } from '#analysis';
import { compileRelease, type Problem, readDocument } from '#engine';
import { takeExtensions } from '../base/extensions.ts';
import type { FromCheck, ToCheck } from './check-protocol.ts';

/** The worker that checks the documents of a change set as their author types. */
const live = new Map<string, ReadText>();
const now = new Map<string, ReadText>();
const { check } = createIncrementalCheck();
let before: ReadonlySet<string> = new Set();

const tell = (message: FromCheck) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToCheck>) => {
  if (data.type === 'open') {
    takeExtensions(data.extensions);
    for (const { id, body } of data.documents) {
      const read = readText(id, body);
      live.set(id, read);
      now.set(id, read);
    }
    before = new Set(check([...live.values()]).map(keyOf));
  } else if (data.type === 'change') {
    for (const { id, body } of data.documents) {
      const known = live.get(id);
      if (body === null) now.delete(id);
      else now.set(id, known?.source.text === body ? known : readText(id, body));
    }
    const found = check([...now.values()]);
    tell({
      type: 'checked',
      turn: data.turn,
      problems: found.filter((problem) => !before.has(keyOf(problem))),
    });
  } else tell({ type: 'compared', sentences: sentences() });
};

function readText(id: string, text: string): ReadText {
  const source = { path: id, text };
  return { source, reading: readDocument(source) };
}

/** Equal for a problem of the live release that is still there. Its place in the document may have changed. */
function keyOf({ code, document, message }: Problem): string {
  return JSON.stringify([code, document, message]);
}

/** Sentences about what changes for visitors; undefined while the documents have errors that keep them from being compared. */
function sentences(): readonly string[] | undefined {
  try {
    return compareReleases(compiled(live), compiled(now)).map(({ text, details }) =>
      [text, ...details].join(' '),
    );
  } catch {
    return undefined;
  }
}

function compiled(texts: ReadonlyMap<string, ReadText>) {
  const documents = [...texts.values()].flatMap(({ reading }) =>
    reading.outcome === 'read' ? [reading.document] : [],
  );
  return compileRelease(documents, (text) => text);
}
