/** Limits of somebody's work to places and languages; an empty list limits nothing. */
export interface Limits {
  /**
   * Places of documents, and all below them: `pages/help`, `journeys/enquiry`, `translations`. A `*` at the end stands for
   * any ending: `forms/enquiry-*`.
   */
  readonly areas: readonly string[];
  /** Tags of languages; `mi` holds for `mi-nz`, too. */
  readonly languages: readonly string[];
}

/** Documents around one that is looked at. */
export interface LimitedSite {
  /** The value of a document; undefined if there is none. */
  readonly documentOf: (id: string) => unknown;
  /** Language of documents that name none. */
  readonly language: string;
}

/** Folders of kinds, where they are not the kind with an "s". */
const folders: ReadonlyMap<string, string> = new Map([
  ['analytics', 'analytics'],
  ['content', 'content'],
  ['facts', 'facts'],
  ['options', 'options'],
  ['site', 'site'],
  ['types', 'types'],
]);

/**
 * Says why somebody with limits may not change a document; undefined if they may.
 *
 * @param document its value; of one that changes, both as it was and as it will be have to be asked for
 */
export function beyondLimits(limits: Limits, document: unknown, site: LimitedSite): string | undefined {
  const { areas, languages } = limits;
  const place = placeOf(document, site);
  if (areas.length > 0 && !areas.some((area) => holdsFor(area, place)))
    return `Your work is limited to ${listOf(areas.map(areaWords))}, and this is ${placeWords(place)}.`;
  const language = textOf(document, 'language') ?? site.language;
  if (languages.length > 0 && !languages.some((tag) => isLanguage(tag, language)))
    return `Your work is limited to texts in ${listOf(languages.map(languageWords))}, and this is in ${languageWords(language)}.`;
  return undefined;
}

/** A part of the site in words: `pages/help` is "the page /help and those below it", `forms` "all forms". */
export function areaWords(area: string): string {
  const [folder = '', ...rest] = area.split('/');
  const name = rest.join('/');
  const kind = folder === 'assets' ? 'pictures and files' : folder.replaceAll('-', ' ');
  if (name === '' || name === '*')
    return folder === 'site' ? 'the settings of the whole site' : `all ${kind}`;
  if (name.endsWith('*')) return `${kind} whose ${addressOrId(folder)} begins with “${name.slice(0, -1)}”`;
  if (folder === 'pages') return `the page /${name} and those below it`;
  return folder === 'assets' ? `${kind} in /${name}` : placeWords(area);
}

/** The name of a language by its tag: `mi` is "Māori". */
export function languageWords(tag: string): string {
  return languageNames.of(tag) ?? tag;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The place of one document in words: `forms/enquiry` is "the form “enquiry”". */
function placeWords(place: string): string {
  const [folder = '', ...rest] = place.split('/');
  const name = rest.join('/');
  if (folder === 'pages') return `the page /${name}`;
  if (folder === 'assets') return `the file /${name}`;
  if (folder === 'site') return 'one of the settings of the whole site';
  const kind = (ofKinds.get(folder) ?? folder.replace(/s$/, '')).replaceAll('-', ' ');
  return `the ${kind} “${name}”`;
}

/** Kinds whose folder is not the kind with an "s", as one document of them is called. */
const ofKinds: ReadonlyMap<string, string> = new Map([
  ['content', 'list of content'],
  ['options', 'list of options'],
  ['facts', 'list of facts'],
  ['types', 'list of types'],
  ['analytics', 'list of events'],
]);

function addressOrId(folder: string): string {
  return folder === 'pages' || folder === 'assets' ? 'address' : 'id';
}

/** A place, or the beginning of places, as somebody types it; undefined if it is none. */
export function readArea(typed: string): string | undefined {
  const area = typed.trim().replace(/^\/+|\/+$/g, '');
  return /^[a-z-]+(\/[\w.:{}-]+)*(\/?\*)?$/i.test(area) ? area : undefined;
}

/**
 * The folder of a document's kind, and its address in it: pages and pictures have one for visitors, other documents their id.
 * Translations lie where the document lies whose texts they are.
 */
function placeOf(document: unknown, site: LimitedSite): string {
  const [kind, id] = [textOf(document, 'kind') ?? 'unknown', textOf(document, 'id') ?? ''];
  if (kind === 'translation') {
    const translated = site.documentOf(textOf(document, 'document') ?? '');
    if (translated !== undefined && textOf(translated, 'kind') !== 'translation')
      return placeOf(translated, site);
  }
  const address = kind === 'page' ? (textOf(document, 'path') ?? '') : id;
  return [folders.get(kind) ?? `${kind}s`, ...address.split('/')].filter((part) => part !== '').join('/');
}

function holdsFor(area: string, place: string): boolean {
  if (area.endsWith('*')) return place.startsWith(area.slice(0, -1));
  return place === area || place.startsWith(`${area}/`);
}

function isLanguage(tag: string, language: string): boolean {
  return `${language.toLowerCase()}-`.startsWith(`${tag.toLowerCase()}-`);
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function textOf(document: unknown, name: string): string | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const value: unknown = Object.entries(document).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}
