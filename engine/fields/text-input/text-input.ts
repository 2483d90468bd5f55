import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { typedText } from '../typed-text.ts';

/** One line of text. */
export const textInput: FieldDeclaration<FieldOf<'text-input'>, undefined> = { answer: typedText };
