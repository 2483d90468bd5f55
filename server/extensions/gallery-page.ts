import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeStylesheet } from '#engine';
import type { Site } from '#schemas';
import { builtStyles, type ExtensionRendering } from '../files/islands/islands.ts';
import { escapeMarkup } from '../http/message-document.ts';
import {
  type Extension,
  isObject,
  type OperatorExtensionFolder,
  readExtensions,
  readJson,
} from './read-extensions.ts';
import { type ShownExtension, showExamples } from './show-examples.ts';
import { callOf, readExamples } from './site-operators.ts';

/** The parts of a site's gallery. */
interface GalleryOptions {
  /** The folder `extensions/` of the site. */
  readonly folder: string;
  /** Folder in which builds of extensions are kept. */
  readonly cache: string;
  /** Folder of the product's build. */
  readonly build: string;
  readonly rendering: ExtensionRendering;
  readonly theme: Site['theme'];
}

/** A page with every example of every extension of a site, and the guidance of each. It needs no other file. */
export async function galleryPage({ folder, cache, build, rendering, theme }: GalleryOptions) {
  const { extensions, operators } = readExtensions(folder);
  const shown = await showExamples(folder, cache, extensions, rendering);
  const own = await Promise.all(shown.map(({ extension }) => stylesOf(extension)));
  const styles = [await builtStyles(build), themeStylesheet(theme), ...own, galleryStyles].join('\n');
  const all = [...shown.map(({ extension }) => extension), ...operators];
  const names = all.map(({ type }) => `<li><a href="#${type}">${type}</a></li>`);
  // Only this part needs analysis, which takes time to load.
  const { writeFormula } = await import('#analysis');
  const ofOperators = operators.map((operator) => {
    const uses = examplesOfOperator(operator).map(
      ({ given, value }) =>
        `<li><code>${escapeMarkup(writeFormula(callOf(operator.type, given)))}</code>: ${escapeMarkup(JSON.stringify(value))}</li>`,
    );
    return operatorHtml(operator, uses);
  });
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Extensions of this site</title><style>${styles.replaceAll('</', '<\\/')}</style>` +
    `<main class="gallery"><h1>Extensions of this site</h1><ul>${names.join('')}</ul>` +
    `${[...shown.map(extensionHtml), ...ofOperators].join('')}</main></html>\n`
  );
}

const galleryStyles = `.gallery { padding: 2rem; }
.gallery ul { padding-inline-start: 1.5rem; }
.gallery-example { border: 1px solid var(--colors-line); margin-block: 0.5rem 2rem; }
.gallery-field { padding: 1rem; }`;

async function stylesOf({ type, folder }: ShownExtension['extension']): Promise<string> {
  return await readFile(join(folder, `${type}.css`), 'utf8').catch(() => '');
}

function extensionHtml({ extension, examples }: ShownExtension): string {
  const { type, schema, basedOn } = extension;
  const kind = basedOn ? `Field, based on ${basedOn}` : 'Module';
  const about = `<p>${kind}. ${escapeMarkup(String(schema.description ?? ''))}</p>`;
  const shown = examples.flatMap(({ name, states }) =>
    states.map(({ state, html, trouble }) => {
      const title = `<h3>${escapeMarkup(state === undefined ? name : `${name}, ${state}`)}</h3>`;
      const place = `gallery-example${basedOn ? ' gallery-field' : ''}`;
      const failure = trouble === undefined ? '' : `<p>It cannot be rendered: ${escapeMarkup(trouble)}</p>`;
      return `${title}<div class="${place}">${html}${failure}</div>`;
    }),
  );
  return `<section><h2 id="${type}">${type}</h2>${about}${guidanceHtml(extension)}${shown.join('')}</section>`;
}

function examplesOfOperator({ type, folder }: Extension) {
  return readExamples(readJson(join(folder, 'examples.json'), `extensions/${type}/examples.json`).value);
}

function operatorHtml(extension: OperatorExtensionFolder, uses: readonly string[]): string {
  const { type, operator } = extension;
  const about = `<p>Operator. ${escapeMarkup(operator.summary)}</p>`;
  return `<section><h2 id="${type}">${type}</h2>${about}${guidanceHtml(extension)}<ul>${uses.join('')}</ul></section>`;
}

/** Parts of `guidance.json`, as in the library of the product. */
const guidanceTitles = {
  use: 'When to use it',
  avoid: 'When not to use it',
  content: 'Content',
  accessibility: 'Accessibility',
};

function guidanceHtml({ type, folder }: Extension): string {
  const { value } = readJson(join(folder, 'guidance.json'), `extensions/${type}/guidance.json`);
  const guidance: { readonly [part: string]: unknown } = isObject(value) ? value : {};
  return Object.entries(guidanceTitles)
    .map(([part, title]) => {
      const texts = guidance[part];
      if (!Array.isArray(texts) || texts.length === 0) return '';
      const items = texts.map((text) => `<li>${escapeMarkup(String(text))}</li>`);
      return `<p>${title}</p><ul>${items.join('')}</ul>`;
    })
    .join('');
}
