import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
import type { Problem } from '#engine';
import { bytesOfType, typeOf } from '../assets/asset-type.ts';
import { cleanDrawing } from '../assets/clean-drawing.ts';
import { auditActions } from '../audit.ts';
import { hashOfEntry } from '../audit-chain.ts';
import { releaseId } from '../releases.ts';
import { changeSetStates } from '../reviewing/transitions.ts';
import { identifyDocument } from '../stored-document.ts';
import type { StoreExport } from './transfer.ts';

const text = { type: 'string' };
const nullableText = { type: ['string', 'null'] };
const count = { type: 'integer', minimum: 1 };

const revision = record({ id: text, kind: text, hash: text, body: text });

/** A scheduled release; what is in a refusal only people read. */
const schedule = record({
  id: text,
  dueAt: text,
  author: text,
  message: text,
  refusal: {
    type: ['object', 'null'],
    required: ['problems', 'theirs'],
    properties: { problems: list({ type: 'object' }), theirs: list({ type: 'object' }) },
  },
  content: record({
    change: record(
      {
        changed: list(revision),
        removed: list(text),
        drafts: list(record({ id: text, revision: count })),
        begun: list({ type: 'array', minItems: 2, maxItems: 2, items: nullableText }),
      },
      { changeSet: text },
    ),
    accept: list(text),
  }),
});

const drafts = list(
  record({
    id: text,
    body: nullableText,
    base: nullableText,
    revision: count,
    author: text,
    updatedAt: text,
  }),
);

const changeSet = record({
  id: text,
  name: text,
  state: { enum: changeSetStates },
  base: nullableText,
  revision: count,
  author: text,
  createdAt: text,
  updatedAt: text,
  drafts,
});

const validate = new Ajv({ allErrors: false, allowUnionTypes: true }).compile<StoreExport>(
  record(
    {
      format: { const: 'waymark-store' },
      version: { const: 1 },
      live: nullableText,
      revisions: list(revision),
      releases: list(
        record(
          {
            id: text,
            sequence: count,
            parent: nullableText,
            author: text,
            message: text,
            createdAt: text,
            entries: { type: 'object', additionalProperties: text },
          },
          { retiredAt: text },
        ),
      ),
      drafts,
      audit: list(
        record(
          {
            at: text,
            actor: text,
            action: { enum: [...auditActions] },
            subject: text,
            detail: { type: 'object' },
          },
          { hash: nullableText },
        ),
      ),
    },
    {
      auditStart: text,
      changeSets: list(changeSet),
      scheduled: list(schedule),
      assets: list(record({ hash: text, type: text, size: count }, { bytes: text })),
    },
  ),
);

/**
 * Finds what keeps a value from being imported: it is not an export, or was altered. Every revision and
 * release must hash to its own address, and refer only to what exists.
 */
export function checkExport(
  value: unknown,
): { readonly data: StoreExport } | { readonly problems: Problem[] } {
  if (!validate(value)) {
    const error = validate.errors?.[0];
    return {
      problems: [
        exportProblem('not-an-export', error?.instancePath ?? '', `Not an export: ${error?.message}.`),
      ],
    };
  }
  const problems = [
    ...checkRevisions(value.revisions, '/revisions'),
    ...checkReleases(value),
    ...checkAssets(value),
    ...checkAudit(value),
    ...(value.scheduled ?? []).flatMap(({ content }, index) => [
      ...checkRevisions(content.change.changed, `/scheduled/${index}/content/change/changed`),
    ]),
  ];
  return problems.length === 0 ? { data: value } : { problems };
}

function* checkRevisions(revisions: StoreExport['revisions'], at: string): Generator<Problem> {
  for (const [index, { id, kind, hash, body }] of revisions.entries()) {
    const read = identifyDocument(body, id);
    const found = read.outcome === 'identified' ? read.document : undefined;
    if (found?.hash === hash && found.id === id && found.kind === kind) continue;
    yield exportProblem(
      'altered-export',
      `${at}/${index}`,
      `The revision of "${id}" is not what its hash says.`,
    );
  }
}

function* checkReleases({ live, releases, revisions }: StoreExport): Generator<Problem> {
  const owners = new Map(revisions.map(({ hash, id }) => [hash, id]));
  const known = new Set<string>();
  for (const [index, { id, entries, retiredAt, ...release }] of releases.entries()) {
    const pointer = `/releases/${index}`;
    // The id of a retired release cannot be computed: its entries are gone.
    if (retiredAt === undefined && releaseId(release, new Map(Object.entries(entries))) !== id) {
      yield exportProblem('altered-export', pointer, `Release ${release.sequence} is not what its id says.`);
    }
    if (release.parent !== null && !known.has(release.parent)) {
      yield exportProblem(
        'altered-export',
        `${pointer}/parent`,
        `Release ${release.sequence} follows an unknown one.`,
      );
    }
    for (const [document, hash] of Object.entries(entries)) {
      if (owners.get(hash) === document) continue;
      yield exportProblem(
        'altered-export',
        `${pointer}/entries/${document}`,
        `The revision of "${document}" is missing.`,
      );
    }
    known.add(id);
  }
  const isWhole = releases.some(({ id, retiredAt }) => id === live && retiredAt === undefined);
  if (live !== null && !isWhole)
    yield exportProblem('altered-export', '/live', 'The live release is missing.');
}

/** The bytes of every asset must be what its hash and its type say, and those that documents name must be there. */
function* checkAssets({ assets = [], revisions }: StoreExport): Generator<Problem> {
  for (const [index, { hash, type, size, bytes }] of assets.entries()) {
    // Those that follow are looked at while they are stored.
    if (bytes === undefined) continue;
    const found = Buffer.from(bytes, 'base64');
    const isSame = found.length === size && createHash('sha256').update(found).digest('hex') === hash;
    const isHarmless = type !== 'image/svg+xml' || cleanDrawing(found)?.text === found.toString();
    if (isSame && isHarmless && typeOf(found.subarray(0, bytesOfType)) === type) continue;
    yield exportProblem(
      'altered-export',
      `/assets/${index}`,
      'The bytes of an asset are not what its hash says.',
    );
  }
  const known = new Set(assets.map(({ hash }) => hash));
  for (const [index, { id, kind, body }] of revisions.entries()) {
    if (kind !== 'asset' || known.has(JSON.parse(body).sha256)) continue;
    yield exportProblem('altered-export', `/revisions/${index}`, `The bytes of "${id}" are missing.`);
  }
}

/** Every entry of the audit log must be what its hash says, after those before it. */
function* checkAudit({ audit, auditStart = '' }: StoreExport): Generator<Problem> {
  let previous = auditStart;
  for (const [index, entry] of audit.entries()) {
    if (entry.hash == null) continue;
    const isSame = hashOfEntry(previous, entry) === entry.hash;
    previous = entry.hash;
    if (isSame) continue;
    yield exportProblem(
      'altered-export',
      `/audit/${index}`,
      'An entry of the audit log is not what its hash says, or does not follow the one before.',
    );
  }
}

/** A problem of an export. */
export function exportProblem(code: string, pointer: string, message: string): Problem {
  return { code, severity: 'error', document: 'export', pointer, message, help: 'Export the store again.' };
}

function record(
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
): object {
  const properties = { ...required, ...optional };
  return { type: 'object', additionalProperties: false, required: Object.keys(required), properties };
}

function list(items: object): object {
  return { type: 'array', items };
}
