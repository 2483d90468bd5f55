import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../databases/databases.ts';
import { type WaymarkRun, waymark } from '../running/fake-terminal.ts';

/** An author with a folder of documents, who runs the command on the database of a site. */
export interface PublishingAuthor {
  readonly run: (...args: readonly string[]) => Promise<WaymarkRun>;
  /** Writes a document into the folder. @returns its path */
  readonly write: (id: string, document: object) => string;
  /** Publishes files, with options of the command; the warnings of small pages are accepted. */
  readonly publish: (...args: readonly string[]) => Promise<void>;
}

const accepted = ['missing-main-heading', 'unlinked-page', 'unread-answer'];

/** A new author. @param environment settings of the command, as of the site */
export function publishingAuthor(environment: Readonly<Record<string, string>>): PublishingAuthor {
  const folder = temporaryFolder();
  const run = (...args: readonly string[]) => waymark(args, { folder, environment });
  return {
    run,
    write(id, document) {
      const path = join(folder, `${id}.json`);
      writeFileSync(path, JSON.stringify({ id, ...document }));
      return path;
    },
    async publish(...args) {
      const accept = accepted.flatMap((code) => ['--accept', code]);
      const published = await run('publish', '-m', 'A change', ...accept, ...args);
      expect(published, published.err + published.out).toMatchObject({ exitCode: 0 });
    },
  };
}
