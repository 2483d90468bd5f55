import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../databases/databases.ts';
import { type WaymarkRun, type WaymarkSetting, waymark } from '../running/fake-terminal.ts';

const library = join(import.meta.dirname, '../../fixtures/release');

/** An author's folder with the library's documents in `pages-config`, and a store of its own. */
export class AuthorFolder {
  readonly path = temporaryFolder();
  readonly url = `sqlite:${this.at('store.db')}`;
  readonly #environment: Readonly<Record<string, string>>;

  /** @param environment further settings of the command */
  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
    cpSync(library, this.at('pages-config'), { recursive: true });
  }

  at(file: string): string {
    return join(this.path, file);
  }

  /** Runs the command in the folder. */
  async run(...args: readonly string[]): Promise<WaymarkRun> {
    return await this.#run(args);
  }

  /** Runs the command in the folder at a time (ISO 8601). */
  async runAt(now: string, ...args: readonly string[]): Promise<WaymarkRun> {
    return await this.#run(args, { now });
  }

  async #run(args: readonly string[], setting: WaymarkSetting = {}): Promise<WaymarkRun> {
    const environment = { DATABASE_URL: this.url, ...this.#environment };
    return await waymark(args, { folder: this.path, environment, ...setting });
  }

  /** Replaces a text of a document, and returns the document's path. */
  edit(file: string, from: string, to: string): string {
    const path = this.at(join('pages-config', file));
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    return path;
  }
}

/** An author's folder whose documents are live. */
export async function publishedFolder(environment?: Readonly<Record<string, string>>): Promise<AuthorFolder> {
  const author = new AuthorFolder(environment);
  expect((await author.run('publish', '-m', 'First')).exitCode).toBe(0);
  return author;
}
