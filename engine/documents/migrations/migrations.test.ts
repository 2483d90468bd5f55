import { describe, expect, it } from 'vitest';
import { documentSchemas, isDocumentKind } from '../document-kinds.ts';
import { type Reader, readDocument } from '../read-document.ts';
import { currentVersion, type Migration } from './migrate.ts';
import { migrations } from './migrations.ts';

/** An invented kind: version 2 renamed `heading` to `title`, version 3 made `tags` a list. */
const renameHeading: Migration = {
  name: 'rename heading to title',
  migrate: ({ heading, ...rest }) => ({ ...rest, title: heading }),
};
const splitTags: Migration = {
  name: 'make tags a list',
  migrate: (leaflet) => ({ ...leaflet, tags: (leaflet.tags as string).split(' ') }),
};

function readerOf(seen: unknown[]): Reader {
  const validate = (document: unknown) => {
    seen.push(document);
    return true;
  };
  return {
    migrations: { leaflet: [renameHeading, splitTags] },
    validate: validate as unknown as Reader['validate'],
  };
}

function read(document: object) {
  const seen: unknown[] = [];
  const reading = readDocument({ path: 'leaflet.json', text: JSON.stringify(document) }, readerOf(seen));
  return { reading, seen };
}

describe('an old document', () => {
  it('is brought through every later version before it is validated', () => {
    const { reading, seen } = read({
      kind: 'leaflet',
      schemaVersion: 1,
      heading: 'Bread',
      tags: 'rye wheat',
    });
    expect(reading).toMatchObject({
      outcome: 'read',
      migrations: ['rename heading to title', 'make tags a list'],
    });
    expect(seen).toEqual([{ kind: 'leaflet', schemaVersion: 3, title: 'Bread', tags: ['rye', 'wheat'] }]);
  });

  it('runs only the migrations after its own version', () => {
    const { reading } = read({ kind: 'leaflet', schemaVersion: 2, title: 'Bread', tags: 'rye' });
    expect(reading).toMatchObject({ outcome: 'read', migrations: ['make tags a list'] });
  });

  it('is left alone when it is current', () => {
    const { reading } = read({ kind: 'leaflet', schemaVersion: 3, title: 'Bread', tags: [] });
    expect(reading).toMatchObject({ outcome: 'read', migrations: [] });
  });

  it('is refused when it does not fit the schema of its own version', () => {
    const { reading } = read({ kind: 'leaflet', schemaVersion: 2, tags: 3 });
    expect(reading).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'failed-migration', line: 1, column: 35 }],
    });
  });

  it.each([0, 4, 1.5])('is refused as version %d, which nobody knows', (schemaVersion) => {
    const { reading } = read({ kind: 'leaflet', schemaVersion });
    expect(reading).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'unknown-version', pointer: '/schemaVersion' }],
    });
  });
});

describe('the migrations of the shipped kinds', () => {
  it.each(Object.keys(documentSchemas).filter(isDocumentKind))(
    'lead %s documents to the version of their schema',
    async (kind) => {
      const url = new URL(`../../../${documentSchemas[kind]}`, import.meta.url);
      const { default: schema } = await import(url.pathname, { with: { type: 'json' } });
      expect(schema.properties.schemaVersion.const).toBe(currentVersion(migrations[kind]));
    },
  );
});
