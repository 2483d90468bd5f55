import { createRoot, type Root } from 'react-dom/client';
import { themeStylesheet } from '#engine';
import { takeExtensions } from '../base/extensions.ts';
import { readMark, withoutMarks } from './invisible-marks.ts';
import { PreviewPage, type PreviewVisitor } from './preview-page.tsx';
import { createPreviewSite, type PreviewSite } from './preview-site.ts';
import type { FromPreview, Place, ToPreview } from './protocol.ts';
import { commonPlace, elementsOf } from './selected-elements.ts';
import './preview-frame.css';

/** The document in the frame: shows a page of the change set, and says what the author chooses on it. */
let site: PreviewSite | undefined;
let path = '/';
let root: Root | undefined;
let selected: Place | undefined;
/** Whether the selected part has to be brought into view as soon as it shows. */
let isToScroll = false;
let visitor: PreviewVisitor | undefined;

const tell = (message: FromPreview) => window.parent.postMessage(message, window.location.origin);

function show(): void {
  if (site === undefined) return;
  const release = site.release();
  root ??= createRoot(document.body);
  const theme = themeStylesheet(release.site.theme);
  applyTheme(theme ?? '');
  document.documentElement.lang = release.site.language;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: release.site.timeZone }).format(new Date());
  root.render(<PreviewPage release={release} path={path} today={today} visitor={visitor} />);
  const { page, documents } = release.pages.get(path) ?? release.notFoundPage;
  const form = page.zones.content.find((module) => module.type === 'form');
  const step = form && { journey: form.journey, step: form.step, today };
  tell({ type: 'shown', path: page.path, documents, step });
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

function applyTheme(css: string): void {
  sheet.replaceSync(css);
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToPreview>) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  if (data.type === 'open') {
    const taken = takeExtensions(data.extensions);
    if (data.extensions.operators.length > 0) void taken.then(show);
    site = createPreviewSite(data.documents);
    path = data.path;
    show();
  } else if (data.type === 'change') {
    site?.change(data.documents);
    show();
  } else if (data.type === 'go') {
    path = data.path;
    show();
    window.scrollTo(0, 0);
  } else if (data.type === 'visitor') {
    const { journey, state } = data;
    visitor = state && { journey, state };
    show();
  } else {
    selected = data.place;
    isToScroll = true;
    openItem(data.place);
    markSelected();
  }
});

/** Shows the page of an item of a content list, if it has one. */
function openItem(place: Place | undefined): void {
  const [, index] = /^\/items\/(\d+)/.exec(place?.pointer ?? '') ?? [];
  const release = site?.release();
  const document = release?.documents.get(place?.document ?? '');
  if (index === undefined || document?.kind !== 'content') return;
  const { referenceName, items } = document;
  const item = items[Number(index)];
  const own = item && release?.itemPages.pathOf({ referenceName, fields: item.fields });
  if (own === undefined || own === path) return;
  path = own;
  show();
}

/** The place that an element shows: that of its text, or what those of all its texts have in common. */
function placeOf(element: Element): Place | undefined {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const within: string[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) within.push(node.nodeValue ?? '');
  for (const texts of [within, [element.getAttribute('aria-label') ?? ''], [ofField(element)]]) {
    const places = texts.flatMap((text) => placeOfText(text) ?? []);
    if (places.length > 0) return commonPlace(places);
  }
  // A picture shows no text: its alternative text says where it is, or else what is around it.
  if (!(element instanceof HTMLImageElement)) return undefined;
  const place = placeOfText(element.alt);
  if (place) return place;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const found = around === document.body ? undefined : placeOf(around);
    if (found) return found;
  }
  return undefined;
}

/** The label of a control. */
function ofField(element: Element): string {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return '';
  return [...(element.labels ?? [])].map((label) => label.textContent ?? '').join(' ');
}

document.addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (link) event.preventDefault();
    const place = placeOf(target);
    if (place) tell({ type: 'chosen', place });
    else if (link && link.origin === window.location.origin) {
      path = withoutMarks(decodeURI(link.pathname));
      show();
      window.scrollTo(0, 0);
    }
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

/** Frames the elements that show the selected part, and nothing of others. */
function markSelected(): void {
  const framed = selected === undefined ? [] : elementsOf(selected, document.body, placeOfNode);
  for (const element of document.querySelectorAll('[data-selected]'))
    if (!framed.includes(element)) element.removeAttribute('data-selected');
  for (const element of framed) element.setAttribute('data-selected', '');
  if (isToScroll && framed[0]) {
    framed[0].scrollIntoView({ block: 'nearest' });
    isToScroll = false;
  }
}

function placeOfNode({ nodeValue }: Node): Place | undefined {
  return placeOfText(nodeValue ?? '');
}

function placeOfText(text: string): Place | undefined {
  const mark = readMark(text);
  return mark === undefined ? undefined : site?.placeOf(mark);
}

new MutationObserver(markSelected).observe(document.body, {
  childList: true,
  subtree: true,
  characterData: true,
});

tell({ type: 'ready' });
