/** Roles, each of which may do all that those before it may. */
const roles = ['reader', 'author', 'reviewer', 'publisher', 'administrator'] as const;

export type Role = (typeof roles)[number];

/** Acts in the studio, and the least role that may do them. */
const leastRoles = {
  'see-self': 'reader',
  read: 'reader',
  edit: 'author',
  approve: 'reviewer',
  publish: 'publisher',
  'manage-people': 'administrator',
  'manage-account': 'reader',
} as const satisfies Readonly<Record<string, Role>>;

export type Act = keyof typeof leastRoles;

export function mayDo(role: Role, act: Act): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRoles[act]);
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Acts that a personal key can be given. Everything else needs the person in their browser. */
const scopes = ['read', 'edit', 'publish'] as const satisfies readonly Act[];

export type Scope = (typeof scopes)[number];

export function isScope(value: unknown): value is Scope {
  return scopes.some((scope) => scope === value);
}
