import { useState } from 'react';
import type { Preference } from '#analysis';
import { request } from '../base/request.ts';

/** A value that these changes and what was published meanwhile changed differently. */
export interface Collision {
  readonly document: string;
  readonly pointer: string;
  readonly base?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
}

interface Rebased {
  readonly documents: readonly string[];
  readonly collisions: readonly Collision[];
}

interface MergeLiveProps {
  /** Path of the change set in the interface. */
  readonly set: string;
  /** Ids of the documents that others published meanwhile. */
  readonly behind: readonly string[];
  readonly onMerged: () => void;
}

/** Brings what was published meanwhile into the changes; where both changed the same, one side is chosen. */
export function MergeLive({ set, behind, onMerged }: MergeLiveProps) {
  const [collisions, setCollisions] = useState<readonly Collision[]>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Preference>>(new Map());
  const [trouble, setTrouble] = useState<string>();
  const merge = async () => {
    setTrouble(undefined);
    const choices = (collisions ?? []).flatMap((each) => {
      const stands = chosen.get(keyOf(each));
      if (stands === undefined) return [];
      const { document, pointer } = each;
      return [{ document, pointer, ...(typeof stands === 'object' ? stands : { side: stands }) }];
    });
    try {
      const rebased = await request<Rebased>(`${set}/rebase`, 'POST', { choices });
      setCollisions(rebased.collisions);
      if (rebased.collisions.length === 0) onMerged();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '');
    }
  };
  const isReady = (collisions ?? []).every((each) => chosen.has(keyOf(each)));
  return (
    <section className="place alert" aria-labelledby="meanwhile">
      <h2 id="meanwhile">Others published meanwhile</h2>
      <p>{behind.join(', ')}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {collisions && collisions.length > 0 && (
        <p role="status">Both changed the same: choose what stands. It can be edited afterwards.</p>
      )}
      {collisions?.map((each) => (
        <BothSides
          key={keyOf(each)}
          collision={each}
          names={['These changes', 'Live']}
          chosen={chosen.get(keyOf(each))}
          onChoose={(stands) => setChosen(new Map([...chosen, [keyOf(each), stands]]))}
        />
      ))}
      <button type="button" disabled={!isReady} onClick={() => void merge()}>
        Bring in what is live
      </button>
    </section>
  );
}

function keyOf({ document, pointer }: Collision): string {
  return `${document}${pointer}`;
}

interface BothSidesProps {
  readonly collision: Collision;
  /** Whose the two sides are. */
  readonly names: readonly [mine: string, theirs: string];
  readonly chosen: Preference | undefined;
  readonly onChoose: (stands: Preference) => void;
}

/** Both values of one field side by side, and a place for another text. */
export function BothSides({ collision, names, chosen, onChoose }: BothSidesProps) {
  const { document, pointer, base, mine, theirs } = collision;
  const [text, setText] = useState(typeof mine === 'string' ? mine : '');
  const isText = [mine, theirs].every((side) => typeof side === 'string');
  const isOther = typeof chosen === 'object';
  const sides = [
    ['mine', names[0]],
    ['theirs', names[1]],
  ] as const;
  return (
    <fieldset className="sides">
      <legend>
        {nameOf(pointer)} <span className="quiet">{document}</span>
      </legend>
      {sides.map(([side, name]) => (
        <label key={side}>
          <span className="choice">
            <input
              type="radio"
              name={keyOf(collision)}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            {name}
          </span>
          <span className="detail">{shown(collision[side])}</span>
        </label>
      ))}
      {isText && (
        <div className="other-text">
          <label className="choice">
            <input
              type="radio"
              name={keyOf(collision)}
              checked={isOther}
              onChange={() => onChoose({ text })}
            />
            Another text
          </label>
          {isOther && (
            <textarea
              aria-label={`Another text: ${nameOf(pointer)}`}
              data-unwritten
              rows={2}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                onChoose({ text: target.value });
              }}
            />
          )}
        </div>
      )}
      <p className="quiet">Before: {shown(base)}</p>
    </fieldset>
  );
}

/** The name of a field for people: `/zones/content/0/metaDescription` is "Meta description". */
function nameOf(pointer: string): string {
  const names = pointer.split('/').filter((name) => name !== '' && !/^\d+$/.test(name));
  const words = (names.at(-1) ?? 'the whole document').replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shown(value: unknown): string {
  if (value === undefined) return 'Nothing';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
}
