/** Details of a new site for the files around its documents. */
export interface NewSite {
  readonly brand: string;
  /** Version or place of this package, as a package.json names it. */
  readonly waymark: string;
  readonly hasScenarios: boolean;
}

/** The files of a new site that are no documents, by path. */
export function siteFiles({ brand, waymark, hasScenarios }: NewSite): Readonly<Record<string, string>> {
  const name = brand
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const manifest = {
    name: name || 'site',
    private: true,
    type: 'module',
    scripts: {
      start: 'waymark dev',
      test: hasScenarios ? 'waymark check && waymark run scenarios' : 'waymark check',
    },
    dependencies: { waymark },
    engines: { node: '>=24' },
  };
  return {
    'package.json': JSON.stringify(manifest, undefined, 2),
    '.gitignore': ignored,
    '.github/workflows/check.yml': workflow,
    'README.md': readme(brand, hasScenarios),
  };
}

const ignored = `node_modules/
# The store and the secrets of this machine.
.waymark/
# What this folder was made from in one store.
documents/.base/
`;

const workflow = `name: Check
on: [push, pull_request]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24 }
      - run: npm install --no-audit --no-fund
      - run: npm test
`;

const readme = (brand: string, hasScenarios: boolean) => `# ${brand}

A site of [Waymark](node_modules/waymark/README.md): every page and every step is a JSON document.

    npm install
    npm start    # shows the site at http://localhost:3000, and what you save in documents/
    npm test     # says what is wrong, where, and what to do${hasScenarios ? ', and plays the scenarios' : ''}

| folder | what is in it |
| --- | --- |
| \`documents/\` | the site: \`site.json\`, pages${hasScenarios ? ', the journey with its forms, facts and options' : ''} |
| \`media/\` | pictures and files, which are published like documents: \`media/images/logo.svg\` is \`/images/logo.svg\` |
| \`extensions/\` | modules of the site’s own, if it needs any (node_modules/waymark/docs/extensions.md) |
${hasScenarios ? '| `scenarios/` | recorded visits of the journey |\n' : ''}| \`.waymark/\` | the store and the secrets of this machine; not in git |

Where visitors come, run \`npx waymark start\`, and publish with \`npx waymark publish -m "What changes"\`. Another port: \`PORT=3001 npm start\`.
\`npx waymark --help\` lists all commands.
`;
