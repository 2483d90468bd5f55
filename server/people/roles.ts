/** Roles, each of which may do all that those before it may. */
const roles = ['reader', 'author', 'reviewer', 'publisher', 'administrator'] as const;

export type Role = (typeof roles)[number];

/** Acts in the studio, and the least role that may do them. */
const leastRoles = {
  read: 'reader',
  edit: 'author',
  approve: 'reviewer',
  publish: 'publisher',
  'manage-people': 'administrator',
} as const satisfies Readonly<Record<string, Role>>;

export type Act = keyof typeof leastRoles;

export function mayDo(role: Role, act: Act): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRoles[act]);
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
