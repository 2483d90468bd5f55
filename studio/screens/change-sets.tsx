import { useQuery } from '@tanstack/react-query';
import { TextQuestion, TitledForm } from '../base/form-page.tsx';
import { request } from '../base/request.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import { SignOut } from '../people/sign-out.tsx';
import { stateNames } from '../publishing/review-sheet.tsx';

/** The changes that people work on, and the last that went live. */
export function ChangeSets({ me }: { readonly me: Person }) {
  const sets = useQuery({
    queryKey: ['change-sets'],
    queryFn: () => request<readonly ChangeSet[]>('/change-sets'),
  });
  const begin = async (values: FormData) => {
    const { id } = await request<ChangeSet>('/change-sets', 'POST', { name: values.get('name') });
    window.location.assign(`/studio/changes/${id}`);
  };
  return (
    <main className="page">
      <div className="row">
        <strong>Studio</strong>
        <span className="quiet">
          {me.name}, {me.role}
        </span>
        <a href="/studio/history">History</a>
        <a href="/studio/account">Your account</a>
        {me.role === 'administrator' && <a href="/studio/people">People</a>}
        <SignOut me={me} />
      </div>
      {me.role !== 'reader' && (
        <TitledForm title="What do you want to change?" button="Begin" send={begin}>
          <TextQuestion
            label="Name of the changes"
            name="name"
            hint="For example: New prices in July"
            autoComplete="off"
          />
        </TitledForm>
      )}
      <section className="narrow">
        <h2>Changes</h2>
        {sets.data?.length === 0 && <p className="quiet">There are none yet.</p>}
        <ul className="list">
          {sets.data?.map(({ id, name, state, author, updatedAt }) => (
            <li key={id}>
              <a href={`/studio/changes/${id}`}>{name}</a>
              <span className="quiet">
                <a href={`/studio/changes/${id}/review`}>
                  {stateNames[state]}
                  <span className="hidden">: review “{name}”</span>
                </a>{' '}
                · {author} · {new Date(updatedAt).toLocaleString()}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
