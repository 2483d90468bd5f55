// Generated from stepper.styles.ts by `npm run generate`. Do not edit.

export function number(): string {
  return 'stepper-number';
}

export function step(): string {
  return 'stepper-step';
}

export function stepper(): string {
  return 'stepper';
}
