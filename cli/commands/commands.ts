import type { Command } from '../command.ts';
import { check } from './documents/check.ts';
import { evaluate } from './documents/eval.ts';
import { explain } from './documents/explain.ts';
import { languageServer } from './documents/language-server.ts';
import { openapi } from './documents/openapi.ts';
import { routes } from './documents/routes.ts';
import { schemas } from './documents/schemas.ts';
import { explore } from './journeys/explore.ts';
import { run } from './journeys/run.ts';
import { why } from './journeys/why.ts';
import { backup } from './operations/backup.ts';
import { forget } from './operations/forget.ts';
import { indexPages } from './operations/index-pages.ts';
import { outbox } from './operations/outbox.ts';
import { retain } from './operations/retain.ts';
import { submissions } from './operations/submissions.ts';
import { diff } from './releases/diff.ts';
import { draft } from './releases/draft.ts';
import { drafts } from './releases/drafts.ts';
import { exportStore } from './releases/export.ts';
import { importStore } from './releases/import.ts';
import { publish } from './releases/publish.ts';
import { pull } from './releases/pull.ts';
import { releases } from './releases/releases.ts';
import { rollback } from './releases/rollback.ts';
import { scheduled } from './releases/scheduled.ts';

export type CommandName =
  | 'check'
  | 'eval'
  | 'explain'
  | 'routes'
  | 'explore'
  | 'run'
  | 'why'
  | 'schemas'
  | 'openapi'
  | 'publish'
  | 'scheduled'
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
  explore,
  run,
  why,
  schemas,
  openapi,
  publish,
  scheduled,
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
