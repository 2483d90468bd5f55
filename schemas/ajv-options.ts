/** How Ajv reads schemas: the generated validators, and what validates modules of a site's own. */
export const ajvOptions = {
  allErrors: true,
  verbose: true,
  discriminator: true,
  strict: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
} as const;
