// Generated from field.styles.ts by `npm run generate`. Do not edit.

export function field(): string {
  return 'field';
}

export function fieldRoom(): string {
  return 'field-field-room';
}

export function group(): string {
  return 'field-group';
}

export function hint(): string {
  return 'field-hint';
}

export function label(): string {
  return 'field-label';
}

export function message(): string {
  return 'field-message';
}

export function messageIcon(): string {
  return 'field-message-icon';
}

export function optional(): string {
  return 'field-optional';
}

export function working(): string {
  return 'field-working';
}
