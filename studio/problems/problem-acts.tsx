import { useState } from 'react';
import { questionsAt } from '#analysis';
import type { Fix, Problem } from '#engine';
import { AnswerDialog } from '../answers/answer-dialog.tsx';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { languageOf } from './problem-place.ts';
import { type SiteWords, sayFix } from './problem-words.ts';
import { GiveAddress, PutAfter } from './step-acts.tsx';
import { textPairAt, withTranslated } from './text-pair.ts';
import { TranslationDialog } from './translation-dialog.tsx';

interface ProblemActsProps {
  readonly problem: Problem;
  readonly work: Work;
  readonly site: SiteWords;
  readonly onFix: (fix: Fix) => void;
  readonly onShow: (place: Place) => void;
}

/** Buttons for a problem: its remedies, and what its author has to say. */
export function ProblemActs({ problem, work, site, onFix, onShow }: ProblemActsProps) {
  return (
    <>
      {problem.code === 'stale-translation' && (
        <TranslateAgain place={problem} work={work} site={site} onShow={onShow} />
      )}
      {problem.code === 'unread-answer' && <AskWhere place={problem} work={work} />}
      {problem.code === 'unreachable-step' && <PutAfter place={problem} work={work} onShow={onShow} />}
      {problem.code === 'step-without-page' && <GiveAddress place={problem} work={work} onShow={onShow} />}
      {problem.fixes?.map((fix) => {
        const words = sayFix(problem, fix, site);
        return (
          <button
            type="button"
            key={fix.title}
            className="small"
            onClick={() => onFix({ ...fix, title: words })}
          >
            {words}
          </button>
        );
      })}
    </>
  );
}

interface ActProps {
  readonly place: Place;
  readonly work: Work;
}

function TranslateAgain({ place, work, site, onShow }: ActProps & Pick<ProblemActsProps, 'site' | 'onShow'>) {
  const [isOpen, setOpen] = useState(false);
  const { document, pointer } = place;
  const pair = isOpen ? textPairAt(work.textOf(document), pointer, readWork(work)) : undefined;
  const open = () => {
    if (textPairAt(work.textOf(document), pointer, readWork(work))) setOpen(true);
    else onShow({ document, pointer });
  };
  return (
    <>
      <button type="button" className="small" onClick={open}>
        Open the {languageOf(site.read(document))} text
      </button>
      {pair && (
        <TranslationDialog
          pair={pair}
          onClose={() => setOpen(false)}
          onSave={(text) => {
            setOpen(false);
            const body = withTranslated(work.textOf(document) ?? '', pair, text);
            const words = `translate “${pair.source}” again`;
            work.edit([{ id: document, body }], { words, from: place, to: place });
          }}
        />
      )}
    </>
  );
}

function AskWhere({ place: { document, pointer }, work }: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const question = pointer.slice(0, pointer.lastIndexOf('/'));
  return (
    <>
      <button type="button" className="small" onClick={() => setOpen(true)}>
        Where should the answer go?
      </button>
      {isOpen && (
        <AnswerDialog
          work={work}
          asked={questionsAt(readWork(work), { document, pointer: question })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
