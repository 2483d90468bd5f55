/** The look of a box, choice or card whose answer is invalid. */
export const invalidControl = {
  borderColor: '$danger',
  boxShadow: 'inset 0 0 0 1px $colors$danger',
  backgroundColor: 'color-mix(in srgb, $colors$dangerSoft 45%, white)',
  '@forced': { borderWidth: '3px' },
} as const;
