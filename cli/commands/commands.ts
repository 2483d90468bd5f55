import type { Command } from '../terminal/command.ts';

/** A command in the list of all, which is loaded when it is called: each needs other parts of the program. */
interface ListedCommand {
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** Every command, in the order of the help. */
export const commands = {
  init: {
    summary: 'Make a new site: documents, a scenario, and the files around them.',
    load: async () => (await import('./site/init.ts')).init,
  },
  start: {
    summary: 'Serve the site of this folder until Ctrl-C.',
    load: async () => (await import('./site/start.ts')).start,
  },
  dev: {
    summary: 'Serve the site of this folder, and publish what is saved in its documents.',
    load: async () => (await import('./site/dev.ts')).dev,
  },
  studio: {
    summary: 'Run the studio of this folder in a process of its own, without visitors.',
    load: async () => (await import('./site/start.ts')).studio,
  },
  build: {
    summary: 'Check the documents of this folder and write the schemas that an editor completes them by.',
    load: async () => (await import('./site/build.ts')).build,
  },
  check: {
    summary: 'Check documents together and say what is wrong, where, and what to do.',
    load: async () => (await import('./documents/check.ts')).check,
  },
  eval: {
    summary: 'Evaluate rules: JSON lines {"rule", "data"} in, {"value"} or {"problems"} out.',
    load: async () => (await import('./documents/eval.ts')).evaluate,
  },
  explain: {
    summary: 'Say in English what a rule means and, for given data, what decided it.',
    load: async () => (await import('./documents/explain.ts')).explain,
  },
  routes: {
    summary: 'List the path of every page and of every step of a journey, and when it is seen.',
    load: async () => (await import('./documents/routes.ts')).routes,
  },
  explore: {
    summary: 'List every path that visitors can take through a journey, or draw its map.',
    load: async () => (await import('./journeys/explore.ts')).explore,
  },
  run: {
    summary:
      'Play recorded scenarios of journeys, or walk a journey with generated answers, on the documents.',
    load: async () => (await import('./journeys/run.ts')).run,
  },
  why: {
    summary:
      "Explain with a visitor's answers why a field is shown or wrong, a step next, or a message shown.",
    load: async () => (await import('./journeys/why.ts')).why,
  },
  schemas: {
    summary: 'Write the schemas for editors, with the ids and names of the documents.',
    load: async () => (await import('./documents/schemas.ts')).schemas,
  },
  gallery: {
    summary: 'Write a page with every example of the modules and fields of the site’s own.',
    load: async () => (await import('./documents/gallery.ts')).gallery,
  },
  openapi: {
    summary: 'Describe the calls of a service as OpenAPI, or compare them with what the service says.',
    load: async () => (await import('./documents/openapi.ts')).openapi,
  },
  contract: {
    summary: 'Bring in what services describe as contracts, or say where a contract is out of date.',
    load: async () => (await import('./documents/contract.ts')).contract,
  },
  translate: {
    summary: 'Exchange the texts of documents with translators, or count what is translated.',
    load: async () => (await import('./documents/translate.ts')).translate,
  },
  login: {
    summary: 'Log in to a site with a personal key of its studio, for this folder.',
    load: async () => (await import('./site/login.ts')).login,
  },
  logout: {
    summary: 'Forget the personal key of a site.',
    load: async () => (await import('./site/login.ts')).logout,
  },
  publish: {
    summary: 'Check documents together with what is live, and make them live.',
    load: async () => (await import('./releases/publish.ts')).publish,
  },
  media: {
    summary: 'Add pictures and files to what is live, or list them.',
    load: async () => (await import('./releases/media.ts')).media,
  },
  scheduled: {
    summary: 'List the releases that go live later, or cancel one.',
    load: async () => (await import('./releases/scheduled.ts')).scheduled,
  },
  pull: {
    summary: 'Bring what is live into the folder of documents, beside what was changed there.',
    load: async () => (await import('./releases/pull.ts')).pull,
  },
  rollback: {
    summary: 'Make an earlier release live again: the one before, or the one named.',
    load: async () => (await import('./releases/rollback.ts')).rollback,
  },
  releases: {
    summary: 'List releases, newest first: * is live, - has lost its documents.',
    load: async () => (await import('./releases/releases.ts')).releases,
  },
  diff: {
    summary: 'Say what changes for visitors and services between two releases, in drafts or in the folder.',
    load: async () => (await import('./releases/diff.ts')).diff,
  },
  drafts: {
    summary: 'List the drafts: what is being worked on and not yet live.',
    load: async () => (await import('./releases/draft.ts')).drafts,
  },
  draft: {
    summary: 'Show, save, publish or delete a draft.',
    load: async () => (await import('./releases/draft.ts')).draft,
  },
  export: {
    summary: 'Write every release, draft and audit entry of the store as one JSON file.',
    load: async () => (await import('./releases/export.ts')).exportStore,
  },
  import: {
    summary: 'Take over everything that `waymark export` wrote.',
    load: async () => (await import('./releases/import.ts')).importStore,
  },
  outbox: {
    summary: 'List calls that nobody waits for and that have not been made; make one again.',
    load: async () => (await import('./operations/outbox.ts')).outbox,
  },
  submissions: {
    summary:
      'List submissions whose outcome is unknown: a call of theirs may have been done, but no answer says so.',
    load: async () => (await import('./operations/submissions.ts')).submissions,
  },
  backup: {
    summary: 'Copy the whole database into a file: releases, sessions, submissions and calls.',
    load: async () => (await import('./operations/backup.ts')).backup,
  },
  restore: {
    summary: 'Fill an empty database with such a file.',
    load: async () => (await import('./operations/backup.ts')).restore,
  },
  audit: {
    summary: 'List who did what, and verify that nothing of it was changed or removed.',
    load: async () => (await import('./operations/audit.ts')).audit,
  },
  people: {
    summary:
      'List the people of the studio, invite or remove somebody, or let them in who lost password or factor.',
    load: async () => (await import('./operations/people.ts')).people,
  },
  retain: {
    summary:
      'Delete what is too old: sessions, submissions, calls, audit entries, documents of old releases.',
    load: async () => (await import('./operations/retain.ts')).retain,
  },
  forget: {
    summary: 'Remove everything that is kept of one visitor.',
    load: async () => (await import('./operations/forget.ts')).forget,
  },
  index: {
    summary: 'Fill the search index anew with every page of the live release.',
    load: async () => (await import('./operations/index-pages.ts')).indexPages,
  },
  'language-server': {
    summary: 'Serve an editor by the Language Server Protocol: problems, completion, renames and more.',
    load: async () => (await import('./documents/language-server.ts')).languageServer,
  },
} as const satisfies { readonly [name: string]: ListedCommand };

export type CommandName = keyof typeof commands;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
