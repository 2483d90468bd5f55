import { type FormEvent, useState } from 'react';
import { pathUnder } from '#engine/parts';
import { Dialog, DialogActions } from '../base/dialog.tsx';
import type { Work } from '../changes/work.ts';
import { writeValue } from '../parts/edits.ts';
import { placeStep, stepsToFollow } from '../parts/steps.ts';
import type { Place } from '../preview/protocol.ts';
import { listIn, memberOf, parsed, textIn } from '../settings/json.ts';
import { labelOf, partWords } from '../settings/words.ts';

interface StepActProps {
  /** A step of a journey, or a place in it. */
  readonly place: Place;
  readonly work: Work;
  readonly onShow: (place: Place) => void;
}

/** The number of the step that a place is in, and the step. */
function stepAt(journey: unknown, pointer: string) {
  const index = Number(/^\/steps\/(\d+)/.exec(pointer)?.[1]);
  return { index, step: listIn(journey, 'steps')[index] };
}

/** Puts a step that nothing leads to after another one; nothing for those that are opened otherwise. */
export function PutAfter({ place: { document, pointer }, work, onShow }: StepActProps) {
  const [isOpen, setOpen] = useState(false);
  const text = work.textOf(document) ?? '';
  const journey = parsed(text);
  const { index, step } = stepAt(journey, pointer);
  const places = stepsToFollow(journey).filter((each) => each.index !== index);
  const [after, setAfter] = useState<number>();
  const chosen = after ?? places.at(-1)?.index;
  if (chosen === undefined || memberOf(step, 'final') === true || memberOf(step, 'aside') === true)
    return null;
  const put = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    const placed = placeStep(text, index, chosen);
    const to = { document, pointer: placed.pointer };
    work.edit([{ id: document, body: placed.text }], {
      words: `put ${partWords(step)} after ${partWords(listIn(journey, 'steps')[chosen])}`,
      from: { document, pointer },
      to,
    });
    onShow(to);
  };
  return (
    <>
      <button type="button" className="small" onClick={() => setOpen(true)}>
        Put it after …
      </button>
      {isOpen && (
        <Dialog title={`Where does “${labelOf(step, 'the step')}” come?`} onClose={() => setOpen(false)}>
          <form onSubmit={put}>
            <label className="question">
              <span>After</span>
              <select value={chosen} onChange={({ target }) => setAfter(Number(target.value))}>
                {places.map(({ index: at, title }) => (
                  <option key={at} value={at}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
            <DialogActions onCancel={() => setOpen(false)}>
              <button type="submit" className="primary">
                Put it there
              </button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Gives a step without a page one of its own, whose address is the id of the step. */
export function GiveAddress({ place: { document, pointer }, work, onShow }: StepActProps) {
  const text = work.textOf(document) ?? '';
  const journey = parsed(text);
  const { index, step } = stepAt(journey, pointer);
  const id = textIn(step, 'id') ?? '';
  if (textIn(step, 'path') !== undefined || id === '') return null;
  const base = textIn(journey, 'path');
  const path = base === undefined ? `/${id}` : id;
  const at = `/steps/${index}/path`;
  const give = () => {
    work.edit([{ id: document, body: writeValue(text, at, path) }], {
      words: `give ${partWords(step)} the address ${pathUnder(base ?? '', path)}`,
    });
    onShow({ document, pointer: at });
  };
  return (
    <button type="button" className="small" onClick={give}>
      Give it the address {pathUnder(base ?? '', path)}
    </button>
  );
}
