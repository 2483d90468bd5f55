// Generated from global.styles.ts by `npm run generate`. Do not edit.
export {};
