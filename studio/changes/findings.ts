import { startTransition, useEffect, useReducer, useState } from 'react';
import type { FormulaCompletions, ReachedPath, WordExplanation } from '#analysis';
import type { Problem } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import type { FromCheck, ProofTask, Renamed, ToCheck } from './check-protocol.ts';
import type { DocumentChange } from './edited-documents.ts';
import type { RulePlace } from './formula-at.ts';
import { whenSettled, whenShown } from './typing.ts';
import type { Work } from './work.ts';

/** Problems that the changes bring, as far as they are known. */
export interface Found {
  readonly problems: readonly Problem[];
  /** State of the proof of the affected journeys: `failed` if they could not be proved here. */
  readonly proof: 'pending' | 'made' | 'failed';
}

const proofPauseMs = 800;

/** Questions of a panel to the check. */
export interface Check {
  /** The problems that some changes would bring. */
  caused(documents: readonly DocumentChange[]): Promise<readonly Problem[]>;
  /** The changes that rename what the text at a pointer names, wherever it is used. */
  rename(document: string, pointer: string, to: string): Promise<Renamed>;
  /** The values that a rule at a pointer can read, whether there is a rule yet or not. */
  reach(place: RulePlace): Promise<readonly ReachedPath[]>;
  /** Completions at an offset of a formula at a pointer. */
  complete(place: RulePlace, formula: string, offset: number): Promise<FormulaCompletions | undefined>;
  /** Explanation of the word at an offset of a formula at a pointer; `labels` by what is read, such as `answers.size`. */
  explain(
    place: RulePlace,
    formula: string,
    offset: number,
    labels: Readonly<Record<string, string>>,
  ): Promise<WordExplanation | undefined>;
  /** Name of the type of a formula at a pointer; undefined while it has mistakes. */
  typeOf(place: RulePlace, formula: string): Promise<string | undefined>;
}

interface Finding extends Check {
  end(): void;
}

/** Finds the problems of a change set while its author works, in threads of their own. */
function findProblems(work: Work, extensions: SiteExtensions, onFound: (found: Found) => void): Finding {
  const checking = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToCheck) => checking.postMessage(message);
  let proving: Worker | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let asked = 0;
  const waiting = new Map<number, (answer: FromCheck) => void>();

  function ask(message: (ask: number) => ToCheck): Promise<FromCheck> {
    asked += 1;
    const own = asked;
    return new Promise((resolve) => {
      waiting.set(own, resolve);
      send(message(own));
    });
  }

  /** Questions for reach on their way: inputs that stand together ask the same. */
  const reaching = new Map<string, Promise<readonly ReachedPath[]>>();
  async function reach(place: RulePlace): Promise<readonly ReachedPath[]> {
    const answer = await ask((own) => ({ ...place, type: 'reach', ask: own }));
    return answer.type === 'reached' ? answer.paths : [];
  }

  function stopProving(): void {
    clearTimeout(pause);
    proving?.terminate();
    proving = undefined;
  }

  function prove(problems: readonly Problem[]): void {
    const changed = work.changed();
    if (changed.length === 0) {
      onFound({ problems, proof: 'made' });
      return;
    }
    proving = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    proving.onmessage = ({ data }: MessageEvent<readonly Problem[]>) => {
      stopProving();
      onFound({ problems: [...problems, ...data], proof: 'made' });
    };
    proving.onerror = () => {
      stopProving();
      onFound({ problems, proof: 'failed' });
    };
    const task: ProofTask = {
      documents: work.documents(),
      changed,
      old: work.liveTexts(changed),
      extensions,
    };
    proving.postMessage(task);
  }

  checking.onmessage = ({ data }: MessageEvent<FromCheck>) => {
    if (data.type !== 'checked') {
      waiting.get(data.ask)?.(data);
      waiting.delete(data.ask);
      return;
    }
    // An answer about documents that have changed again since.
    if (data.turn !== turn) return;
    const { problems } = data;
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    onFound({ problems, proof: 'pending' });
    if (!hasErrors) pause = setTimeout(() => prove(problems), proofPauseMs);
  };

  const change = (documents: ToCheck & { type: 'change' }) => {
    stopProving();
    send(documents);
  };
  send({ type: 'open', documents: work.liveTexts(), extensions });
  change({ type: 'change', documents: work.changes(), turn: ++turn });
  const stop = work.subscribe((documents) => {
    if (documents.length > 0) change({ type: 'change', documents, turn: ++turn });
  });
  return {
    async caused(documents) {
      const answer = await ask((own) => ({ type: 'cause', documents, ask: own }));
      return answer.type === 'caused' ? answer.problems : [];
    },
    async rename(document, pointer, to) {
      const answer = await ask((own) => ({ type: 'rename', document, pointer, to, ask: own }));
      return answer.type === 'renamed' ? answer.renamed : { refusal: 'It could not be renamed.' };
    },
    reach(place) {
      const key = place.document + place.pointer;
      const pending = reaching.get(key) ?? reach(place).finally(() => reaching.delete(key));
      reaching.set(key, pending);
      return pending;
    },
    async complete(place, formula, offset) {
      const answer = await ask((own) => ({ ...place, type: 'complete', formula, offset, ask: own }));
      return answer.type === 'completed' ? answer.completions : undefined;
    },
    async explain(place, formula, offset, labels) {
      const answer = await ask((own) => ({ ...place, type: 'explain', formula, offset, labels, ask: own }));
      return answer.type === 'explained' ? answer.explanation : undefined;
    },
    async typeOf(place, formula) {
      const answer = await ask((own) => ({ ...place, type: 'type', formula, ask: own }));
      return answer.type === 'typed' ? answer.name : undefined;
    },
    end() {
      stop();
      stopProving();
      checking.terminate();
    },
  };
}

/** Renders again whenever the work changes or is saved. */
export function useWork(work: Work): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => work.subscribe(rerender), [work]);
}

/** The same for what stands around a text box: it follows the letters that the box shows itself once a word is written. */
export function useWorkAroundTyping(work: Work): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => whenShown(work, rerender), [work]);
}

/**
 * Renders again once nobody has changed the work for a moment, which is longer while letters are typed: for what is large and
 * not typed into, so that each letter shows at once in its panel and on the page.
 *
 * @returns how often it has settled
 */
export function useSettledWork(work: Work): number {
  const [settled, settle] = useReducer((count: number) => count + 1, 0);
  useEffect(() => whenSettled(work, () => startTransition(settle)), [work]);
  return settled;
}

/** The check waits no longer for the page to show. */
const mostWaitMs = 3000;

/**
 * The problems of a work as one types, which are undefined until it was checked for the first time; and who may be asked.
 *
 * @param isPageShown whether the page shows, which goes before the check: both need all of a small processor
 */
export function useFindings(
  work: Work,
  extensions: SiteExtensions,
  isPageShown: boolean,
): { readonly found: Found | undefined; readonly check: Check | undefined } {
  const [found, setFound] = useState<Found>();
  const [check, setCheck] = useState<Check>();
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), isPageShown ? 0 : mostWaitMs);
    return () => clearTimeout(timer);
  }, [isPageShown]);
  useEffect(() => {
    if (!isBegun) return;
    const finding = findProblems(work, extensions, (next) =>
      startTransition(() => setFound((now) => withSame(now, next))),
    );
    setCheck(finding);
    return () => finding.end();
  }, [work, extensions, isBegun]);
  return { found, check };
}

/** Findings with the earlier list of problems if it is the same: then nothing that shows them renders again. */
function withSame(now: Found | undefined, next: Found): Found {
  if (now === undefined || JSON.stringify(now.problems) !== JSON.stringify(next.problems)) return next;
  return now.proof === next.proof ? now : { ...next, problems: now.problems };
}
