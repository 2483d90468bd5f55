import { areaWords } from '#analysis';
import { listIn, parsed, textIn } from '../settings/json.ts';
import { titleOf, wordsOf } from '../settings/words.ts';

/** A part of the site, or a language, that somebody's work can be limited to. */
interface SitePart {
  /** An area or the tag of a language, as limits name them. */
  readonly value: string;
  readonly words: string;
}

export interface SiteParts {
  /** By the groups in which they are offered. */
  readonly areas: readonly { readonly title: string; readonly parts: readonly SitePart[] }[];
  readonly languages: readonly string[];
}

/** The parts and the languages of a site. */
export function sitePartsOf(bodies: readonly string[]): SiteParts {
  const documents = bodies.map(parsed);
  const ofKind = (kind: string) => documents.filter((document) => textIn(document, 'kind') === kind);
  const named = (folder: string, kind: string) =>
    ofKind(kind).map((document) => {
      const id = textIn(document, 'id') ?? '';
      return { value: `${folder}/${id}`, words: titleOf({ ...Object(document), id }) };
    });
  const groups = [
    { title: 'Pages', parts: [whole('pages'), ...sections(ofKind('page'))] },
    { title: 'Journeys', parts: [whole('journeys'), ...byWords(named('journeys', 'journey'))] },
    { title: 'Forms', parts: [whole('forms'), ...byWords(named('forms', 'form'))] },
    { title: 'Lists of content', parts: [whole('content'), ...byWords(named('content', 'content'))] },
    { title: 'Others', parts: ['options', 'assets', 'site'].map(whole) },
  ];
  const languages = ofKind('site')
    .flatMap((site) => [site, ...listIn(site, 'languages')])
    .flatMap((each) => textIn(each, 'language') ?? []);
  return { areas: groups.filter(({ parts }) => parts.length > 0), languages: [...new Set(languages)] };
}

function whole(value: string): SitePart {
  const words = areaWords(value);
  return { value, words: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** Pages by their addresses: those that others are below, and those at the first level. */
function sections(pages: readonly unknown[]): readonly SitePart[] {
  const titles = new Map(
    pages.flatMap((page) => {
      const path = textIn(page, 'path') ?? '';
      return path === '/' || /[:{]/.test(path) ? [] : [[path, titleOf({ ...Object(page), id: '' })] as const];
    }),
  );
  const parents = [...titles.keys()].flatMap((path) =>
    path
      .split('/')
      .slice(2)
      .map((_, depth) =>
        path
          .split('/')
          .slice(0, depth + 2)
          .join('/'),
      ),
  );
  const first = [...titles.keys()].filter((path) => path.split('/').length === 2);
  return [...new Set([...first, ...parents])].toSorted().map((path) => ({
    value: `pages${path}`,
    words: parents.includes(path)
      ? `${titles.get(path) ?? wordsOf(path.split('/').at(-1) ?? '')}, and below: ${path}/…`
      : `${titles.get(path)}: ${path}`,
  }));
}

function byWords(parts: readonly SitePart[]): readonly SitePart[] {
  return parts.toSorted((one, other) => one.words.localeCompare(other.words));
}
