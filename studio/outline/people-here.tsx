import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Present } from '../changes/presence.ts';
import { samePlace } from '../parts/part-of.ts';
import { isWithin, type Place } from '../preview/protocol.ts';

/** The other people in the change set that is open. */
export const PeopleContext = createContext<readonly Present[]>([]);

const colours = 5;

/** Everybody once, with their initials. */
export function PeopleBar({ people }: { readonly people: readonly Present[] }) {
  return (
    <>
      <Initials people={people} where="has these changes open" />
      <Announcement people={people} />
    </>
  );
}

interface EntryProps {
  readonly path: string | undefined;
  readonly document: string | undefined;
}

/** Those who have a page open, or have selected something of another document, in the list of the site. */
export function PeopleInEntry({ path, document }: EntryProps) {
  const people = useContext(PeopleContext);
  const here = people.filter((each) =>
    path === undefined ? document !== undefined && each.document === document : each.path === path,
  );
  return <Initials people={here} where="is here" />;
}

/** Those who have selected a part, or something in it that is none of its inner parts. */
export function PeopleAtPart({ place, inner }: { readonly place: Place; readonly inner: readonly Place[] }) {
  const people = useContext(PeopleContext);
  const here = people.filter((each) => {
    const at = placeOf(each);
    return at && isWithin(at, place) && !inner.some((part) => isWithin(at, part));
  });
  return <Initials people={here} where="is here" />;
}

/** Those who are in a field. */
export function PeopleInField({ place }: { readonly place: Place }) {
  const people = useContext(PeopleContext);
  return (
    <Initials people={people.filter((each) => samePlace(placeOf(each), place))} where="is in this field" />
  );
}

function placeOf({ document, pointer }: Present): Place | undefined {
  return document === null || pointer === null ? undefined : { document, pointer };
}

function Initials({ people, where }: { readonly people: readonly Present[]; readonly where: string }) {
  const once = [...new Map(people.map((each) => [each.id, each])).values()];
  if (once.length === 0) return null;
  return (
    <span className="people">
      {once.map(({ id, name }) => (
        <span key={id} className="person" data-colour={colourOf(id)} title={`${name} ${where}`}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span className="hidden">{`${name} ${where}`}</span>
        </span>
      ))}
    </span>
  );
}

/** Says politely who comes and goes, to people who do not see it. */
function Announcement({ people }: { readonly people: readonly Present[] }) {
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  const [text, setText] = useState('');
  useEffect(() => {
    const now = new Map(people.map(({ id, name }) => [id, name]));
    const come = [...now].filter(([id]) => !before.current.has(id)).map(([, name]) => `${name} is here.`);
    const gone = [...before.current].filter(([id]) => !now.has(id)).map(([, name]) => `${name} has left.`);
    before.current = now;
    if (come.length + gone.length > 0) setText([...come, ...gone].join(' '));
  }, [people]);
  return (
    <span role="status" className="hidden">
      {text}
    </span>
  );
}

/** Initials of the first and last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')].slice(0, 1).join(''))
    .join('')
    .toUpperCase();
}

/** The same colour for a person wherever they show. */
function colourOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colours;
}
