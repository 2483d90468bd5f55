import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Command, Invocation } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';
import { siteFiles } from './site-files.ts';

const program = join(import.meta.dirname, '../../..');
const templates = join(program, 'cli/templates');
/** Each consists of the folders of its name: a later one adds files, and replaces some. */
const folders: Readonly<Record<string, readonly string[]>> = {
  blank: ['blank'],
  service: ['blank', 'service'],
};
const names = Object.keys(folders).join(' or ');
/** Languages that the texts of the templates are there in, besides English. */
const translated = globSync('*.json', { cwd: join(templates, 'languages') }).map((file) =>
  basename(file, '.json'),
);

/** Makes a new site. */
export const init: Command = {
  arguments: '[folder]',
  options: {
    template: {
      type: 'string',
      short: 't',
      value: names,
      help: 'What it begins with; service when left out.',
    },
    language: {
      type: 'string',
      short: 'l',
      value: 'tag',
      help: 'Language of the site, such as mi or en-nz; en when left out.',
    },
    name: {
      type: 'string',
      value: 'text',
      help: 'Name of the site; made from that of the folder when left out.',
    },
  },
  details: `Writes documents, pictures, a package.json, a README, a .gitignore and a workflow for continuous integration.
blank has a home page and one for unknown addresses; service has a journey of two steps with a scenario, too.
The texts are in English, Māori, French, German, Welsh or Arabic, as the language says. Without a folder, it asks.`,
  run: async (invocation) => {
    const { folder, name, template, language } = await wanted(invocation);
    const place = resolve(invocation.terminal.folder, folder);
    const parts = folders[template];
    if (parts === undefined) throw new UsageError(`There is no template "${template}": choose ${names}.`);
    if (existsSync(join(place, 'documents')))
      throw new UsageError(`${folder} has documents already. Name another folder.`);
    if (!isLanguage(language))
      throw new UsageError(`"${language}" is no language: write a BCP 47 tag, such as mi or en-nz.`);
    const brand = name ?? brandOf(place);
    for (const part of parts) cpSync(join(templates, part), place, { recursive: true });
    for (const file of globSync('{documents,scenarios}/**/*.json', { cwd: place })) {
      const text = inLanguage(readFileSync(join(place, file), 'utf8'), language);
      writeFileSync(join(place, file), text.replaceAll('Example Site', JSON.stringify(brand).slice(1, -1)));
    }
    const files = siteFiles({ brand, waymark: packageOf(place), hasScenarios: parts.includes('service') });
    for (const [path, text] of Object.entries(files)) {
      if (existsSync(join(place, path)) && path !== 'package.json') continue;
      mkdirSync(dirname(join(place, path)), { recursive: true });
      writeFileSync(join(place, path), path === 'package.json' ? merged(join(place, path), text) : text);
    }
    const go = place === invocation.terminal.folder ? '' : `  cd ${folder}\n`;
    invocation.terminal.out(
      `Made ${brand}. Next:\n${go}  npm install\n  npm start    shows the site\n  npm test     checks it\n${isTold(language) ? '' : untold(language)}`,
    );
    return 0;
  },
};

interface Wanted {
  readonly folder: string;
  readonly name: string | undefined;
  readonly template: string;
  readonly language: string;
}

async function wanted({ positionals: [folder], text, terminal }: Invocation): Promise<Wanted> {
  if (folder !== undefined)
    return {
      folder,
      name: text('name'),
      template: text('template') ?? 'service',
      language: (text('language') ?? 'en').toLowerCase(),
    };
  const answers = terminal.lines()[Symbol.asyncIterator]();
  const ask = async (question: string, usual: string) => {
    terminal.out(`${question} (${usual}) `);
    const { done, value } = await answers.next();
    if (done) throw new UsageError('Name a folder for the site.');
    return value.trim() || usual;
  };
  try {
    const place = await ask('Folder of the site?', 'my-site');
    const name = text('name') ?? (await ask('Name of the site?', brandOf(resolve(terminal.folder, place))));
    const template = text('template') ?? (await ask(`Template, ${names}?`, 'service'));
    const language = text('language') ?? (await ask('Language?', 'en'));
    return { folder: place, name, template, language: language.toLowerCase() };
  } finally {
    await answers.return?.();
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The language that the templates have texts in for a language: without its region. */
function languageOfTexts(language: string): string {
  return language.split('-')[0] ?? language;
}

function isTold(language: string): boolean {
  return ['en', ...translated].includes(languageOfTexts(language));
}

function untold(language: string): string {
  return `The texts and the words of the product are in English, as there are none in ${language}: translate the
documents, and add one of kind "language-pack" (docs/authoring.md).\n`;
}

/** A document of a template in a language. */
function inLanguage(document: string, language: string): string {
  const own = languageOfTexts(language);
  const file = join(templates, 'languages', `${own}.json`);
  const texts: Readonly<Record<string, string>> = translated.includes(own)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const told = document.replaceAll(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const text = texts[JSON.parse(literal)];
    return text === undefined ? literal : JSON.stringify(text);
  });
  return told.replace('"language": "en"', `"language": ${JSON.stringify(language)}`);
}

/** `my-dental-clinic` as `My dental clinic`. */
function brandOf(place: string): string {
  const words = basename(place)
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a package.json in this folder names this package: as that of the folder which it is installed in does. */
function packageOf(place: string): string {
  const { version } = readPackage(join(program, 'package.json'));
  const home = dirname(dirname(program));
  const named = basename(dirname(program)) === 'node_modules' ? readPackage(join(home, 'package.json')) : {};
  const spec = named.dependencies?.waymark ?? named.devDependencies?.waymark;
  if (spec?.startsWith('file:')) return `file:${relative(place, resolve(home, spec.slice('file:'.length)))}`;
  return spec ?? `^${version}`;
}

interface Package {
  readonly version?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readPackage(path: string): Package {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Package) : {};
}

/** A package.json with what is there already, and what is missing. */
function merged(path: string, text: string): string {
  const own: Package = JSON.parse(text);
  const there = readPackage(path);
  const whole = {
    ...own,
    ...there,
    scripts: { ...own.scripts, ...there.scripts },
    dependencies: { ...own.dependencies, ...there.dependencies },
  };
  // `npm init` writes this.
  if (there.scripts?.test?.includes('no test specified')) whole.scripts.test = own.scripts?.test ?? '';
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}
