import './code.css';
import { useEffect, useRef, useState } from 'react';
import { nameOfVisitor } from '#analysis';
import type { JsonValue } from '#engine';
import type { SiteExtensions } from '../base/extensions.ts';
import { type Subject, unknownSubject, wordsBySubject } from '../conditions/subjects.ts';
import { ExplanationView } from './explanation-view.tsx';
import { formulaText } from './formula-marks.ts';
import type { Tried } from './trial.ts';
import { TrialValue } from './trial-value.tsx';
import type { FromTrial, ToTrial } from './trial-worker.ts';

interface FormulaTrialProps {
  /** Id of the document that the formula is in. */
  readonly document: string;
  readonly texts: () => readonly { readonly id: string; readonly body: string }[];
  readonly extensions: SiteExtensions;
  /** The formula with its "=". */
  readonly formula: string;
  readonly subjects: readonly Subject[];
}

/** The value of a formula with some answers, and which of its parts decided. */
export function FormulaTrial({ document, texts, extensions, formula, subjects }: FormulaTrialProps) {
  const worker = useRef<Worker>(undefined);
  const [visitors, setVisitors] = useState<(FromTrial & { type: 'opened' })['visitors']>();
  const [isUnready, setUnready] = useState(false);
  const [visitor, setVisitor] = useState<number>();
  const [given, setGiven] = useState<Readonly<Record<string, JsonValue>>>({});
  const [tried, setTried] = useState<Tried>();
  const readsItem = subjects.some(({ path }) => path.startsWith('item.'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the moment when it is opened.
  useEffect(() => {
    const made = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<FromTrial>) => {
      setUnready(data.type === 'unready');
      if (data.type === 'opened') {
        setVisitors(data.visitors);
        setVisitor(data.visitors.length > 0 ? 0 : undefined);
      } else if (data.type === 'tried' && data.tried !== undefined) setTried(data.tried);
    };
    const open: ToTrial = { type: 'open', documents: texts(), extensions, document };
    made.postMessage(open);
    worker.current = made;
    return () => made.terminate();
  }, [document, extensions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of subjects is another at each render.
  useEffect(() => {
    if (visitors === undefined) return;
    const words = wordsBySubject(subjects);
    const task: ToTrial = { type: 'try', formula: formulaText(formula), readsItem, visitor, given, words };
    worker.current?.postMessage(task);
  }, [visitors, formula, readsItem, visitor, given, subjects.length]);
  if (isUnready) return <p className="quiet">It can be tried when the documents fit together.</p>;
  if (visitors === undefined) return <p className="quiet">Finding answers to try it with …</p>;
  return (
    <div className="trial" data-unwritten>
      {visitors.length > 0 && (
        <label className="question">
          <span>Answers of somebody who answered</span>
          <select
            value={visitor ?? ''}
            onChange={({ target }) => {
              setGiven({});
              setVisitor(target.value === '' ? undefined : Number(target.value));
            }}
          >
            <option value="">Nothing</option>
            {visitors.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two visitors may have one name.
              <option key={at} value={at}>
                {nameOfVisitor(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {tried?.read.map(({ path, value }) => (
        <TrialValue
          key={path}
          subject={subjects.find((each) => each.path === path) ?? unknownSubject(path)}
          value={value}
          onWrite={(written) => setGiven({ ...given, [path]: written })}
        />
      ))}
      {tried && <ExplanationView explanation={tried.explanation} subjects={subjects} />}
    </div>
  );
}
