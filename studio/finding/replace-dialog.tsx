import { useDeferredValue, useMemo, useState } from 'react';
import type { Document } from '#schemas';
import { Dialog } from '../base/dialog.tsx';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { writeValue } from '../parts/edits.ts';
import type { Place } from '../preview/protocol.ts';
import { titleOf, wordsOf } from '../settings/words.ts';
import { type Occurrence, occurrencesOf, replaceAt, type WantedWords, whyNotWords } from './replace-words.ts';
import { type VisitorText, visitorTexts } from './visitor-texts.ts';

interface ReplaceDialogProps {
  readonly work: Work;
  readonly mayEdit: (document: string) => boolean;
  readonly onShow: (place: Place) => void;
  readonly onClose: () => void;
}

/** A text that has the words. */
interface Found extends VisitorText {
  readonly key: string;
  readonly occurrences: readonly Occurrence[];
}

const mostShown = 200;
/** Letters that are shown of a text before and after the words. */
const around = 40;

/** Finds words in all texts that visitors read, shows each place as it would be, and replaces those that stay chosen. */
export function ReplaceDialog({ work, mayEdit, onShow, onClose }: ReplaceDialogProps) {
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [areWhole, setWhole] = useState(false);
  const [language, setLanguage] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const words = useDeferredValue(typed);
  const [{ documents, texts }, setTexts] = useState(() => textsOf(work));
  const byId = useMemo(() => new Map(documents.map((each) => [each.id, each])), [documents]);
  const languages = [...new Set(texts.map((text) => text.language))];
  const wanted = { words, matchesCase, areWhole, language };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is made of the others.
  const found = useMemo(() => foundIn(texts, wanted), [texts, words, matchesCase, areWhole, language]);
  const shown = found.slice(0, mostShown);
  const chosen = shown.filter(({ key, place }) => !left.has(key) && mayEdit(place.document));
  const whyNot = whyNotWords(by);
  const replace = () => {
    const bodies = new Map<string, string>();
    const keys = new Set(chosen.map(({ key }) => key));
    // As they are now: somebody else may have changed one meanwhile.
    const now = foundIn(textsOf(work).texts, wanted).filter(({ key }) => keys.has(key));
    for (const { place, text, occurrences } of now) {
      const body = bodies.get(place.document) ?? work.textOf(place.document) ?? '';
      bodies.set(place.document, writeValue(body, place.pointer, replaceAt(text, occurrences, by)));
    }
    work.edit(
      [...bodies].map(([id, body]) => ({ id, body })),
      { words: `replace “${words}” by “${by}” in ${counted(now.length, 'text', 'texts')}` },
    );
    setTexts(textsOf(work));
    setSaid(`${counted(now.length, 'text was', 'texts were')} changed. Undo takes all of it back.`);
  };
  return (
    <Dialog title="Find and replace" onClose={onClose}>
      <div className="replace">
        <label>
          Find
          <input
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setSaid('');
            }}
          />
        </label>
        <label>
          Replace with
          <input value={by} onChange={({ target }) => setBy(target.value)} />
        </label>
        <p className="row">
          <Check name="Same capital letters" isOn={matchesCase} onChange={setMatchesCase} />
          <Check name="Whole words" isOn={areWhole} onChange={setWhole} />
          {languages.length > 1 && (
            <label>
              Language{' '}
              <select value={language} onChange={({ target }) => setLanguage(target.value)}>
                <option value="">All</option>
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {nameOf(each)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </p>
        <p role="status" className="quiet">
          {said || summaryOf(words, found.length)}
        </p>
        {whyNot !== undefined && <p role="alert">{whyNot}</p>}
        <ul className="replacements">
          {shown.map((each) => (
            <li key={each.key}>
              <label>
                <input
                  type="checkbox"
                  checked={!left.has(each.key) && mayEdit(each.place.document)}
                  disabled={!mayEdit(each.place.document)}
                  onChange={() => setLeft((before) => toggled(before, each.key))}
                />
                <span>
                  <Replaced found={each} by={by} />
                  <span className="quiet">{placeOf(each.place, byId)}</span>
                </span>
              </label>
              <button
                type="button"
                className="small"
                aria-label={`Show ${placeOf(each.place, byId)}`}
                onClick={() => {
                  onShow(each.place);
                  onClose();
                }}
              >
                Show
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="row">
        <span className="grow" />
        <button type="button" onClick={onClose}>
          Close
        </button>
        <button
          type="button"
          className="primary"
          disabled={chosen.length === 0 || whyNot !== undefined}
          onClick={replace}
        >
          {chosen.length === 0 ? 'Replace' : `Replace in ${counted(chosen.length, 'text', 'texts')}`}
        </button>
      </p>
    </Dialog>
  );
}

interface Texts {
  readonly documents: readonly Document[];
  readonly texts: readonly VisitorText[];
}

function textsOf(work: Work): Texts {
  const documents = lastReadOf(work);
  return { documents, texts: visitorTexts(documents, (id) => work.textOf(id)) };
}

/** @param language tag of the texts to look in; all if it is empty */
function foundIn(
  texts: readonly VisitorText[],
  { language, ...wanted }: WantedWords & { readonly language: string },
): readonly Found[] {
  return texts.flatMap((text): readonly Found[] => {
    if (language !== '' && text.language !== language) return [];
    const occurrences = occurrencesOf(text.text, wanted);
    const key = `${text.place.document} ${text.place.pointer}`;
    return occurrences.length > 0 ? [{ ...text, key, occurrences }] : [];
  });
}

interface CheckProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ name, isOn, onChange }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} /> {name}
    </label>
  );
}

/** A text around each of the words, with those that would take their place. */
function Replaced({ found: { text, occurrences }, by }: { readonly found: Found; readonly by: string }) {
  return occurrences.map(({ from, to }, index) => (
    <span key={from} className="replaced">
      {from > around ? '…' : ''}
      {text.slice(Math.max(occurrences[index - 1]?.to ?? 0, from - around), from)}
      <del>{text.slice(from, to)}</del>
      {by !== '' && <ins>{by}</ins>}
      {text.slice(to, Math.min(occurrences[index + 1]?.from ?? text.length, to + around))}
      {to + around < text.length ? '…' : ''}
    </span>
  ));
}

function summaryOf(words: string, count: number): string {
  if (words.trim() === '')
    return 'Texts of pages, questions, options, messages and items, and their translations.';
  if (count === 0) return 'No text has these words.';
  const all = counted(count, 'text has', 'texts have');
  return count > mostShown ? `${all} these words. The first ${mostShown} are listed.` : `${all} these words.`;
}

function placeOf({ document, pointer }: Place, byId: ReadonlyMap<string, Document>): string {
  const known = byId.get(document);
  const of = titleOf(
    known?.kind === 'translation' ? (byId.get(known.document) ?? known) : (known ?? { id: document }),
  );
  const names = pointer.split('/').filter((name) => name !== '' && !/^\d+$/.test(name));
  if (known?.kind !== 'translation') return `${wordsOf(names.at(-1) ?? '')} in ${of}`;
  return `Translation of ${of} (${nameOf(known.language)})`;
}

function nameOf(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function toggled(all: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return all.has(key) ? new Set([...all].filter((each) => each !== key)) : new Set([...all, key]);
}
