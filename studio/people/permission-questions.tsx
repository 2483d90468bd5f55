import type { Limits } from '#analysis';
import { TextQuestion } from '../base/form-page.tsx';
import type { Person } from '../base/types.ts';

export const roles: readonly (readonly [Person['role'], string])[] = [
  ['reader', 'Reader: looks at changes'],
  ['author', 'Author: also writes them'],
  ['reviewer', 'Reviewer: also approves them'],
  ['publisher', 'Publisher: also makes them live'],
  ['administrator', 'Administrator: also decides who may what'],
];

/** Asks for the parts of the site and the languages that somebody may change. */
export function LimitsQuestions({ limits }: { readonly limits?: Limits | undefined }) {
  return (
    <>
      <TextQuestion
        label="Only in these parts of the site"
        name="areas"
        autoComplete="off"
        hint="Such as: pages/help, journeys/enquiry, forms/enquiry-*. They read everything, whatever stands here. Empty: the whole site"
        defaultValue={limits?.areas.join(', ') ?? ''}
        isOptional
      />
      <TextQuestion
        label="Only texts in these languages"
        name="languages"
        autoComplete="off"
        hint="By their tags, such as: mi. Empty: every language"
        defaultValue={limits?.languages.join(', ') ?? ''}
        isOptional
      />
    </>
  );
}

/** The permissions that a form gives somebody. */
export function permissionIn(values: FormData) {
  const listOf = (name: string) =>
    String(values.get(name) ?? '')
      .split(/[\s,]+/)
      .filter((each) => each !== '');
  return { role: values.get('role'), areas: listOf('areas'), languages: listOf('languages') };
}
