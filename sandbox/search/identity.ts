/** Application and keys that this search service accepts. They have no value elsewhere. */
export const searchIdentity = {
  applicationId: 'SANDBOX',
  /** May only search. */
  searchKey: 'sandbox-search-key',
  /** May also write. */
  adminKey: 'sandbox-search-admin-key',
} as const;
