import { authorOf, authorOption, withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Lists, invites and removes the people of the studio, lets them choose a new password, and resets a lost second factor. */
export const people: Command = {
  arguments: '[add|remove|password|reset-factor] [email]',
  options: {
    role: {
      type: 'string',
      value: 'role',
      help: 'For add: reader, author, reviewer, publisher or administrator.',
    },
    within: {
      type: 'string',
      value: 'places',
      help: 'For add: parts of the site that they may change, as pages/help,forms/enquiry-*; the whole site without.',
    },
    language: {
      type: 'string',
      value: 'tags',
      help: 'For add: languages whose texts they may change, as mi; every language without.',
    },
    why: { type: 'string', value: 'text', help: 'For remove and reset-factor: kept in the audit log.' },
    author: authorOption,
    json: jsonOption,
  },
  details:
    '`people add ann@example.nz --role author` prints the path of a link that works once, within a week. `people remove ann@example.nz` ends her sessions at once. The last administrator stays. `people password ann@example.nz` prints the path of a link by which she chooses a new password, if she has forgotten hers; it works once, within a day. `people reset-factor ann@example.nz` takes away the codes and passkeys that she has lost, and ends her sessions: she signs in by her password alone, until she sets up others.',
  run: async (invocation) => {
    const { positionals, text, flag, terminal } = invocation;
    const [act = 'list', email] = positionals;
    const { administration, invite, isRole, makePasswordLink, readLimits, resetFactors } = await import(
      '#server'
    );
    return await withStore(terminal, async ({ database }) => {
      const { list, remove } = administration(database, terminal.now);
      const all = await list();
      if (act === 'list') {
        if (flag('json')) terminal.out(jsonText(all));
        else
          for (const { name, email: address, role } of all)
            terminal.out(`${role.padEnd(13)}  ${address}  ${name}\n`);
        return 0;
      }
      if (email === undefined) throw new UsageError('Name an e-mail address.');
      if (act === 'add') {
        const role = text('role');
        if (!isRole(role)) throw new UsageError('Say what they may do with --role.');
        const limits = await readLimits(listOf(text('within')), listOf(text('language')));
        if (limits === undefined || (limits !== null && role === 'administrator'))
          throw new UsageError(
            'Name places such as pages/help, and languages by their tags. Administrators have no limits.',
          );
        const invitation = { email, role, limits, invitedBy: authorOf(invocation) };
        const path = await invite(database, invitation, terminal.now());
        terminal.out(`They join by this link, once, within a week, on the host of the site:\n${path}\n`);
        return 0;
      }
      if (act !== 'remove' && act !== 'password' && act !== 'reset-factor')
        throw new UsageError(`There is no "${act}". Say add, remove, password or reset-factor.`);
      const person = all.find((each) => each.email === email.toLowerCase());
      if (act === 'password' && person !== undefined) {
        const link = { person: person.id, by: authorOf(invocation) };
        const made = await makePasswordLink(database, link, terminal.now());
        if (made.outcome !== 'made') {
          terminal.err(`"${email}" has no password: they sign in by the provider of single sign-on.\n`);
          return 1;
        }
        terminal.out(
          `They choose a new password by this link, once, within a day, on the host of the site:\n${made.path}\n`,
        );
        return 0;
      }
      if (act === 'reset-factor' && person !== undefined) {
        const reset = { person: person.id, by: authorOf(invocation), why: text('why') };
        const outcome = await resetFactors(database, reset, terminal.now());
        if (outcome === 'reset') return 0;
        terminal.err(`"${email}" has no second factor.\n`);
        return 1;
      }
      const who = { by: authorOf(invocation), why: text('why') };
      if (person !== undefined && (await remove(person.id, who))) return 0;
      terminal.err(
        person === undefined ? `Nobody has the address "${email}".\n` : 'At least one administrator stays.\n',
      );
      return 1;
    });
  },
};

/** The entries of a list with commas. */
function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(',');
}
