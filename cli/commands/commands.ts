import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { diff } from './diff.ts';
import { draft } from './draft.ts';
import { drafts } from './drafts.ts';
import { evaluate } from './eval.ts';
import { explain } from './explain.ts';
import { exportStore } from './export.ts';
import { forget } from './forget.ts';
import { importStore } from './import.ts';
import { indexPages } from './index-pages.ts';
import { languageServer } from './language-server.ts';
import { outbox } from './outbox.ts';
import { publish } from './publish.ts';
import { pull } from './pull.ts';
import { releases } from './releases.ts';
import { retain } from './retain.ts';
import { rollback } from './rollback.ts';
import { routes } from './routes.ts';
import { run } from './run.ts';
import { schemas } from './schemas.ts';
import { submissions } from './submissions.ts';
import { why } from './why.ts';

export type CommandName =
  | 'check'
  | 'eval'
  | 'explain'
  | 'routes'
  | 'run'
  | 'why'
  | 'schemas'
  | 'publish'
  | 'pull'
  | 'rollback'
  | 'releases'
  | 'diff'
  | 'drafts'
  | 'draft'
  | 'export'
  | 'import'
  | 'outbox'
  | 'submissions'
  | 'backup'
  | 'retain'
  | 'forget'
  | 'index'
  | 'language-server';

/** Every command, in the order of the help. */
export const commands: { readonly [name in CommandName]: Command } = {
  check,
  eval: evaluate,
  explain,
  routes,
  run,
  why,
  schemas,
  publish,
  pull,
  rollback,
  releases,
  diff,
  drafts,
  draft,
  export: exportStore,
  import: importStore,
  outbox,
  submissions,
  backup,
  retain,
  forget,
  index: indexPages,
  'language-server': languageServer,
};

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
