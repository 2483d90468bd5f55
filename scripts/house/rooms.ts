/**
 * The order of layers and rooms, written once: the linter's rules are generated from it (`npm run generate`),
 * and `npm run check:layers` checks it.
 */
export interface Layer {
  /** The entries of other layers that it may import. */
  readonly imports: readonly string[];
  readonly forbiddenPackages: readonly string[];
  /** The files that other layers import, by the alias by which they do. */
  readonly entries: Readonly<Record<string, string>>;
  /** First folders from the bottom: each may import those before it. Layers without it have no order inside. */
  readonly rooms?: readonly string[];
}

const node = ['node:*'];
const next = ['next', 'next/*'];
const react = ['react', 'react-dom', 'react/*'];

export const layers: Readonly<Record<string, Layer>> = {
  schemas: {
    imports: [],
    forbiddenPackages: [...node, ...react, ...next],
    entries: { '#schemas': 'schemas/generated/index.ts' },
  },
  engine: {
    imports: ['#schemas'],
    forbiddenPackages: [...node, ...react, ...next],
    entries: { '#engine': 'engine/index.ts', '#engine/parts': 'engine/parts-entry.ts' },
    rooms: [
      'base',
      'rules',
      'formulas',
      'documents',
      'value-types',
      'forms',
      'operations',
      'content',
      'look',
      'languages',
      'translations',
      'journeys',
      'release',
    ],
  },
  analysis: {
    imports: ['#engine', '#engine/parts', '#schemas'],
    forbiddenPackages: [...node, ...react, ...next],
    entries: { '#analysis': 'analysis/index.ts' },
    rooms: ['rules', 'constraints', 'openapi', 'prover', 'checks', 'authoring'],
  },
  server: {
    imports: ['#analysis', '#engine', '#schemas'],
    forbiddenPackages: [],
    entries: {
      '#server': 'server/index.ts',
      '#server/extensions': 'server/extensions-entry.ts',
      '#server/site-folder': 'server/site-folder-entry.ts',
      '#server/store': 'server/store-entry.ts',
    },
    rooms: [
      'observing',
      'keys',
      'http',
      'store',
      'people',
      'sign-in',
      'releases',
      'sessions',
      'operations',
      'search',
      'files',
      'extensions',
      'content',
      'journeys',
      'preview',
      'authoring',
      'pages',
      'front',
      'config',
      'site',
    ],
  },
  renderer: {
    imports: ['#engine', '#schemas'],
    forbiddenPackages: [...node, ...next],
    entries: { '#renderer': 'renderer/index.ts', '#renderer/islands': 'renderer/islands-entry.ts' },
    rooms: [
      'theme',
      'state',
      'host',
      'field-parts',
      'fields',
      'listings',
      'extend',
      'islands',
      'modules',
      'journey',
      'registry',
      'page',
      'hydration',
    ],
  },
  app: {
    imports: ['#renderer', '#server', '#engine', '#schemas'],
    forbiddenPackages: [],
    entries: {},
  },
  studio: {
    imports: ['#analysis', '#engine', '#engine/parts', '#renderer', '#renderer/islands', '#schemas'],
    forbiddenPackages: [...node, ...next],
    entries: {},
    rooms: [
      'base',
      'changes',
      'preview',
      'frame',
      'settings',
      'parts',
      'conditions',
      'code',
      'insertions',
      'media',
      'texts',
      'answers',
      'problems',
      'creating',
      'inputs',
      'outline',
      'panels',
      'viewing',
      'finding',
      'publishing',
      'people',
      'screens',
    ],
  },
  cli: {
    imports: [
      '#server',
      '#server/extensions',
      '#server/site-folder',
      '#server/store',
      '#analysis',
      '#engine',
      '#schemas',
    ],
    forbiddenPackages: [],
    entries: {},
    rooms: [
      'terminal',
      'reports',
      'editor-schemas',
      'sources',
      'scenarios',
      'site-run',
      'dry-run',
      'journey-reports',
      'store',
      'comparison',
      'language-server',
      'commands',
    ],
  },
  sandbox: {
    imports: [],
    forbiddenPackages: [],
    entries: {},
    rooms: [
      'premises',
      'card-sessions',
      'text-search',
      'state',
      'bucket',
      'answers',
      'pricing',
      'addresses',
      'third-parties',
      'card-form',
      'control',
      'hydro',
      'scanner',
      'search',
      'sign-ups',
      'provider',
      'site-api',
      'contracts',
      'testing',
    ],
  },
};

/** The layers that are checked for cycles, and whose figures are counted. */
export const layersWithRooms = Object.keys(layers).filter((name) => layers[name]?.rooms !== undefined);
