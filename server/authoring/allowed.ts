import type { Handler } from '../http/routes.ts';
import type { People, Sender } from '../people/people.ts';
import type { Act } from '../people/roles.ts';
import type { Store } from '../store/store.ts';
import { refuse, refuseForeign, refuseRole } from './studio-request.ts';

export interface StudioDeps {
  readonly store: Store;
  readonly people: People;
}

/** A request of a known person. */
export interface StudioDepsOf extends StudioDeps {
  readonly person: Sender;
}

/** Requires a person who may do an act. */
export function allowed(act: Act, handler: Handler<StudioDepsOf>): Handler<StudioDeps> {
  return async (asked, deps) => {
    const refused = refuseForeign(asked.request);
    if (refused) return refused;
    const person = await deps.people.whoSends(asked.request);
    if (person === undefined) return refuse(401, 'Sign in to go on.');
    return refuseRole(person, act) ?? (await handler(asked, { ...deps, person }));
  };
}
