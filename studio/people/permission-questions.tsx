import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaWords, type Limits, languageWords } from '#analysis';
import { request } from '../base/request.ts';
import type { Person, StoredDocument } from '../base/types.ts';
import { type SiteParts, sitePartsOf } from './site-parts.ts';

const roles: readonly (readonly [Person['role'], string])[] = [
  ['reader', 'Reader: looks at changes'],
  ['author', 'Author: also writes them'],
  ['reviewer', 'Reviewer: also approves them'],
  ['publisher', 'Publisher: also makes them live'],
  ['administrator', 'Administrator: also decides who may what'],
];

/** Asks for the role of somebody, and for the parts of the site and the languages that they may change. */
export function PermissionQuestions({ of }: { readonly of?: Pick<Person, 'role' | 'limits'> }) {
  const [chosen, setChosen] = useState<string>(of?.role ?? 'author');
  return (
    <>
      <label className="question">
        <span>Role</span>
        <select name="role" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {roles.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {chosen !== 'administrator' && <LimitsQuestions limits={of?.limits} />}
    </>
  );
}

function LimitsQuestions({ limits }: { readonly limits: Limits | undefined }) {
  const site = useQuery({
    queryKey: ['site-parts'],
    queryFn: async (): Promise<SiteParts> => {
      const { live } = await request<{ readonly live: string | null }>('/live');
      if (live === null) return { areas: [], languages: [] };
      const documents = await request<readonly StoredDocument[]>(`/releases/${live}/documents`);
      return sitePartsOf(documents.map(({ body }) => body));
    },
    staleTime: 60_000,
  });
  const [areas, setAreas] = useState<readonly string[]>(limits?.areas ?? []);
  const { areas: groups = [], languages: known = [] } = site.data ?? {};
  const languages = [...new Set([...known, ...(limits?.languages ?? [])])];
  const words = new Map(groups.flatMap(({ parts }) => parts).map((part) => [part.value, part.words]));
  return (
    <>
      <fieldset className="offers">
        <legend>What they may change</legend>
        {areas.length === 0 && (
          <p className="quiet">The whole site. They read everything, whatever is chosen.</p>
        )}
        <ul className="list">
          {areas.map((area) => (
            <li key={area} className="row">
              <input type="hidden" name="areas" value={area} />
              <span className="grow">{words.get(area) ?? areaWords(area)}</span>
              <button
                type="button"
                className="small"
                onClick={() => setAreas(areas.filter((each) => each !== area))}
              >
                Remove<span className="hidden"> {words.get(area) ?? areaWords(area)}</span>
              </button>
            </li>
          ))}
        </ul>
        <label className="question">
          <span>{areas.length === 0 ? 'Only a part of the site' : 'Another part of the site'}</span>
          <select
            value=""
            disabled={groups.length === 0}
            onChange={({ target }) => setAreas([...new Set([...areas, target.value])])}
          >
            <option value="">Choose a part</option>
            {groups.map(({ title, parts }) => (
              <optgroup key={title} label={title}>
                {parts.map((part) => (
                  <option key={part.value} value={part.value}>
                    {part.words}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </fieldset>
      {(languages.length > 1 || limits !== undefined) && (
        <fieldset className="offers">
          <legend>In which languages</legend>
          <p className="quiet">All of them, if none is chosen.</p>
          {languages.map((tag) => (
            <label key={tag} className="offer">
              <input
                type="checkbox"
                name="languages"
                value={tag}
                defaultChecked={limits?.languages.includes(tag)}
              />
              <span>{languageWords(tag)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The permissions that a form gives somebody. */
export function permissionIn(values: FormData) {
  return {
    role: values.get('role'),
    areas: values.getAll('areas'),
    languages: values.getAll('languages'),
  };
}
