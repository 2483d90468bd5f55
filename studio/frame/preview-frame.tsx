import { lazy, type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { TextPlace } from '#analysis';
import { directionOf, type FieldProblem, languageLinks, sourcePathOf, themeStylesheet } from '#engine';
import { fetchSiteFields } from '#renderer/islands';
import { type SiteExtensions, takeExtensions } from '../base/extensions.ts';
import { typedSettleMs } from '../changes/typing.ts';
import { type Look, usualLook } from '../preview/look.ts';
import {
  type ChangedText,
  type FromPreview,
  isWithin,
  type Place,
  type PreviewStep,
  type PreviewVisitor,
  type ToPreview,
} from '../preview/protocol.ts';
import { followClicks } from './choosing.ts';
import { emulateMedia } from './emulation/emulate-media.ts';
import { insertButtons } from './insert-buttons.ts';
import { markedTexts, readMark, withoutMarks } from './marks/invisible-marks.ts';
import { frameOutside } from './outside.ts';
import { operationAt, operationsOf } from './page-operations.ts';
import { afterPaint, afterPause, themeSheet } from './painting.ts';
import { PreviewPage } from './preview-page.tsx';
import { createPreviewSite, type PreviewSite } from './preview-site.ts';
import { bringIntoView, elementsOf, frameElements } from './selected-elements.ts';
import { studioKeys } from './studio-keys.ts';
import { textEditing } from './text-editing.ts';
import { followTyping, runOf } from './typed-answers.ts';
import { typedTexts } from './typed-texts.ts';
import './emulation/forced-colors.css';
import './preview-frame.css';

/** The document in the frame: shows a page of the change set, and says what the author chooses on it. */
let site: PreviewSite | undefined;
let path = '/';
let root: Root | undefined;
let selected: Place | undefined;
/** Whether the selected part has to be brought into view as soon as it shows. */
let isToScroll = false;
let changed: readonly TextPlace[] = [];
let visitor: PreviewVisitor | undefined;
let canEdit = false;
/** Ids of the documents that the page is made of. */
let documents: readonly string[] = [];
/** The text that was clicked last. */
let clicked: Node | undefined;
/** The part that was chosen on the page, until the studio has selected it: it is in view. */
let chosen: Place | undefined;
let look: Look = usualLook;
let complaint: FieldProblem | undefined;
let step: PreviewStep | undefined;
/** The number of the last `go`. */
let turn = 0;
let ownCode: SiteExtensions['inPreview'] = {};
let kept: SiteExtensions['kept'] | undefined;

/** Loads what renders HTML, which no page with scripts needs. */
const StaticMarkup = lazy(async () => {
  const { StaticMarkup: markup } = await import('./emulation/static-markup.tsx');
  return { default: markup };
});

const tell = (message: FromPreview) => window.parent.postMessage(message, window.location.origin);

const outside = frameOutside(
  (ask, about) => tell({ type: 'ask', ask, about }),
  (at) => site && operationAt(site.releaseFor(path), at),
);
// The frame is in a sandbox, of no origin: it can ask nobody but the studio.
window.fetch = outside.fetch;

function show(): void {
  if (site === undefined) return;
  if (look.language !== undefined) site.markTranslations();
  const written = site.releaseFor(path);
  // The address of an item changes with its title.
  if (!written.pages.has(path) && written.itemPages.find(path) === undefined)
    path = site.pathOfItem(selected) ?? path;
  const release = look.language === undefined ? written : written.in(look.language);
  // The path in the language of the documents is the one that the studio knows.
  const own = languageLinks(written, path).find(({ language }) => language === release.site.language)?.href;
  const shown = own ?? path;
  applyTheme(themeStylesheet(release.site.theme) ?? '');
  const { documentElement: html } = document;
  const { language } = release.site;
  // The same language again has the browser style the whole page again.
  if (html.lang !== language) Object.assign(html, { lang: language, dir: directionOf(language) });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: release.site.timeZone }).format(new Date());
  const content = (
    <PreviewPage
      release={release}
      path={shown}
      today={today}
      visitor={visitor}
      complaint={complaint}
      isWithoutContent={look.isWithoutContent}
      outside={outside}
      kept={kept}
      own={ownCode}
    />
  );
  render(
    look.hasScripts ? (
      content
    ) : (
      <Suspense>
        <StaticMarkup>{content}</StaticMarkup>
      </Suspense>
    ),
  );
  const compiled = written.pages.get(path) ?? written.itemPages.find(path) ?? written.notFoundPage;
  const { page } = compiled;
  documents = compiled.documents;
  const form = page.zones.content.find((module) => module.type === 'form');
  step = form && { journey: form.journey, step: form.step, today };
  const languages = languageLinks(written, page.path).map(({ language, name, isTranslated }) => ({
    language,
    name,
    isTranslated,
  }));
  const operations = operationsOf(page.zones.content);
  const outdated = site.outdated(compiled);
  tell({ type: 'shown', turn, path: page.path, documents, outdated, step, languages, operations });
}

function render(content: ReactNode): void {
  const shown = root ?? createRoot(document.body);
  root = shown;
  // A typed text shows without a moment in which it does not.
  if (typed.takeBack()) flushSync(() => shown.render(content));
  else shown.render(content);
}

/** Shows the page once what was typed into is painted, which is on the same thread. */
const showSoon = afterPaint(show);

/** Reads the whole site, of which the first page did not need all. */
function showWhole(): void {
  if (site && site.releaseFor(path) !== site.release()) show();
}

/** Shows the page once nobody types any longer: what they type shows already. */
const showLater = afterPause(show, typedSettleMs);

const applyTheme = themeSheet(document);

/** Not in Safari. */
const whenIdle = self.requestIdleCallback ?? setTimeout;

function applyLook({ colors, hasScripts }: Look): void {
  const { classList, dataset } = document.documentElement;
  const forcedColors = colors !== 'own';
  emulateMedia({ forcedColors, reducedMotion: false, scripting: hasScripts });
  classList.toggle('emulates-forced-colors', forcedColors);
  dataset.forced = colors === 'forced-light' ? 'light' : 'dark';
  document.body.classList.add('emulation-area');
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToPreview>) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  if (data.type === 'open') {
    ownCode = data.extensions.inPreview;
    kept = data.extensions.kept;
    const { fields, operators } = data.extensions;
    const taken = Promise.all([takeExtensions(data.extensions), fetchSiteFields(scriptsOf(fields))]);
    if (fields.length + operators.length > 0) void taken.then(show, reportError);
    site = createPreviewSite(data.documents, data.live);
    path = data.path;
    show();
    whenIdle(showWhole);
  } else if (data.type === 'change') {
    takeOver(data.documents);
  } else if (data.type === 'go') {
    path = data.path;
    turn = data.turn;
    show();
    window.scrollTo(0, 0);
  } else if (data.type === 'visitor') {
    visitor = data.visitor;
    // The text that a picture shows has another place then.
    isToScroll ||= changed.length > 0;
    show();
  } else if (data.type === 'look') {
    look = data.look;
    applyLook(look);
    site?.showHidden(look.showsHidden);
    show();
  } else if (data.type === 'complain') {
    complaint = data.problem;
    show();
    requestAnimationFrame(() => requestAnimationFrame(showComplaint));
  } else if (data.type === 'mark') {
    changed = data.texts;
    isToScroll = true;
    markSelected();
  } else if (data.type === 'select') {
    selected = data.place;
    isToScroll = !editing.isOn() && !(chosen && selected && isWithin(chosen, selected));
    chosen = undefined;
    openItem(data.place);
    inserts.select(selected);
    markSelected();
  } else if (data.type === 'parts') {
    canEdit = data.canEdit;
    inserts.setParts(canEdit ? data.parts : []);
  } else if (data.type === 'faults') {
    outside.setFaults(data.faults);
    show();
  } else if (data.type === 'answer') outside.hear(data.ask, data.answer);
  else if (data.type === 'ping') tell({ type: site ? 'pong' : 'ready' });
  else if (data.type === 'edit') editFirst(data.place);
  else editing.focus();
});

function takeOver(changes: readonly ChangedText[]): void {
  const isShown = typed.write(changes);
  site?.change(changes);
  if (!isShown && changes.some(({ id }) => site?.kindOf(id) === 'operation')) outside.forget();
  (isShown ? showLater : showSoon)();
}

/** The scripts of fields of the site's own. */
function scriptsOf(fields: SiteExtensions['fields']): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ type }) => {
      const { component } = ownCode[type] ?? {};
      return component === undefined ? [] : [[type, component]];
    }),
  );
}

/** Shows the page of an item of a content list, if it has one. */
function openItem(place: Place | undefined): void {
  const own = site?.pathOfItem(place);
  if (own === undefined || own === path) return;
  path = own;
  show();
}

const editing = textEditing(document, {
  valueAt: (place) => site?.valueAt(place),
  placeOf: (mark) => site?.placeOf(mark),
  onBegin: (place) => tell({ type: 'editing', place }),
  onWrite: (place, value) => tell({ type: 'written', place, value }),
  onTakeBack: (place) => tell({ type: 'taken-back', place }),
  onEnd: () => tell({ type: 'edited' }),
  onParagraphs: (place, values) => tell({ type: 'paragraphs', place, values }),
});

const typed = typedTexts(document, {
  textOf: (id) => site?.textOf(id),
  placeOf: placeOfNode,
  edited: editing.place,
});

const inserts = insertButtons(document, {
  elementsOf: (part) => elementsOf(part, document.body, placeOfNode),
  onAdd: (part, side) => tell({ type: 'add', part, side }),
});

/** Edits a text where it stands, or says that it cannot be. */
function edit(node: Node): void {
  const place = placeOfNode(node);
  if (!canEdit || place === undefined || editing.begin(node)) return;
  tell({ type: 'refused', place });
}

function editFirst(part: Place): void {
  const texts = markedTexts(document.body).filter((node) => {
    const place = placeOfNode(node);
    return place !== undefined && isWithin(place, part);
  });
  const [first] = texts;
  if (first && canEdit && !texts.some((node) => editing.begin(node))) edit(first);
}

const choosing = followClicks(document, {
  placeOfNode,
  placeOfText,
  isEdited: editing.has,
  onClick(element) {
    clicked = markedTexts(element)[0];
  },
  onChoose(place, keepsFocus) {
    chosen = place;
    tell({ type: 'chosen', place, keepsFocus });
  },
  onFollow(link) {
    const followed = withoutMarks(decodeURI(link.pathname));
    const release = look.language === undefined ? undefined : site?.release().in(look.language);
    path = release ? sourcePathOf(release, followed) : followed;
    show();
    window.scrollTo(0, 0);
  },
});

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

/** Brings the field with the error into view, after the page has moved to its list of errors. */
function showComplaint(): void {
  if (complaint === undefined) return;
  document.querySelector(`[name="${CSS.escape(complaint.field)}"]`)?.scrollIntoView({ block: 'center' });
}

document.addEventListener('dblclick', ({ target }) => {
  if (!(target instanceof Element) || editing.has(target)) return;
  // Parts above the page may have come or gone since the first click, so that the second one hit something else.
  const text = clicked?.isConnected ? clicked : markedTexts(target)[0];
  if (text) edit(text);
});

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof Element) || isControl(target)) return;
  const text = target === document.body ? clicked : markedTexts(target)[0];
  if (text === undefined || !text.isConnected) return;
  event.preventDefault();
  edit(text);
});

/** Whether Enter is an act of the element itself: of a field, or of a button of the studio. */
function isControl(element: Element): boolean {
  return element.closest('input, textarea, select, .studio-inserts') !== null;
}

studioKeys(document, tell);

followTyping(
  document,
  () => step && site && { ...step, release: site.release(), run: runOf(visitor, step.journey) },
  (answers) => tell({ type: 'typed', typed: answers }),
);

document.addEventListener('pointermove', ({ target }) => {
  if (target instanceof Element && document.body.contains(target)) inserts.point(choosing.placeOf(target));
});

/** Frames the elements that show the selected part, and nothing of others. */
function markSelected(): void {
  // Of a whole page no text is chosen more than another.
  const isPage = selected?.pointer === '' && site?.kindOf(selected.document) === 'page';
  const shown = (place?: Place) => (place ? elementsOf(place, document.body, placeOfNode) : []);
  const framed = isPage ? [] : shown(selected);
  const differing = changed.flatMap((text) => shown(site?.placeOfText(text)));
  frameElements('data-selected', framed);
  frameElements('data-changed', differing);
  // Of a text that only the other version has, a picture shows the part around it.
  const [first = shown(changed[0] && site?.placeAroundText(changed[0]))[0]] = [...framed, ...differing];
  if (isToScroll && first) {
    if (framed.length > 0) bringIntoView(first);
    // A picture scrolls itself alone: scrollIntoView would scroll the review around it, too.
    else window.scrollBy(0, first.getBoundingClientRect().top - window.innerHeight / 3);
    isToScroll = false;
  }
}

/** Tells what a condition may hide from what always shows. */
function markGhosts(): void {
  const hidden = site?.hiddenParts().filter(({ document: id }) => documents.includes(id)) ?? [];
  const ghosts = hidden.flatMap((place) => elementsOf(place, document.body, placeOfNode));
  frameElements('data-ghost', ghosts);
}

function placeOfNode(node: Node): Place | undefined {
  return editing.placeOf(node) ?? placeOfText(node.nodeValue ?? '');
}

function placeOfText(text: string): Place | undefined {
  const mark = readMark(text);
  return mark === undefined ? undefined : site?.placeOf(mark);
}

/** Marks parts and puts the buttons beside them, for which the page is measured. */
const arrangeSoon = afterPaint(() => {
  markGhosts();
  markSelected();
  inserts.arrange();
});

new MutationObserver(() => {
  editing.keep();
  arrangeSoon();
}).observe(document.body, {
  childList: true,
  subtree: true,
  characterData: true,
});

tell({ type: 'ready' });
