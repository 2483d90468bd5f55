import type { Structure } from './use-structure.tsx';

/** Acts on the parts of a document that do nothing. */
export function idleStructure(document: unknown): Structure {
  const nothing = () => undefined;
  return {
    add: nothing,
    asking: nothing,
    addRow: nothing,
    move: nothing,
    documentOf: () => document,
    canMove: () => false,
    moveTo: nothing,
    duplicate: nothing,
    remove: async () => undefined,
    dialog: null,
  };
}
