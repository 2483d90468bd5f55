import './change-sets.css';
import { useQuery } from '@tanstack/react-query';
import { TextQuestion, TitledForm } from '../base/form-page.tsx';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import { StudioPage } from '../people/studio-page.tsx';
import { StateBadge } from '../publishing/state-badge.tsx';
import { TakenBackBy } from '../publishing/taken-back-by.tsx';
import { changeSetGroups, type ListedChangeSet } from './change-set-groups.ts';

const listMs = 15_000;

/** The changes that people work on, and the last that went live. */
export function ChangeSets({ me }: { readonly me: Person }) {
  const nameOf = useNames();
  const sets = useQuery({
    queryKey: ['change-sets'],
    queryFn: () => request<readonly ListedChangeSet[]>('/change-sets'),
    refetchInterval: listMs,
  });
  const begin = async (values: FormData) => {
    const { id } = await request<ChangeSet>('/change-sets', 'POST', { name: values.get('name') });
    window.location.assign(`/studio/changes/${id}`);
  };
  return (
    <StudioPage me={me} title="Changes">
      {me.role !== 'reader' && (
        <section className="begin">
          <TitledForm title="What do you want to change?" button="Begin" send={begin}>
            <TextQuestion
              label="Name of the changes"
              name="name"
              hint="For example: New prices in July"
              maxLength={100}
              autoComplete="off"
            />
          </TitledForm>
        </section>
      )}
      {sets.error && <p role="alert">{sets.error.message}</p>}
      {sets.data?.length === 0 && <p className="quiet">There are no changes yet.</p>}
      {changeSetGroups(sets.data ?? [], me).map(({ title, sets: listed }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="list cards">
            {listed.map(({ id, name, state, author, updatedAt, sentBack, takenBack }) => (
              <li key={id} className="entry">
                <span>
                  <a href={`/studio/changes/${id}`}>{name}</a>
                  <span className="quiet">
                    {nameOf(author)} · {new Date(updatedAt).toLocaleString()}
                  </span>
                  {sentBack && (
                    <span className="sent-back">
                      {author === me.email ? 'Sent back to you' : 'Sent back'} by {nameOf(sentBack.by)}
                      {sentBack.why !== null && `: ${sentBack.why}`}
                    </span>
                  )}
                  {takenBack && (
                    <span className="quiet">
                      <TakenBackBy takenBack={takenBack} />
                    </span>
                  )}
                </span>
                <StateBadge state={takenBack ? 'taken-back' : state} />
                <a href={`/studio/changes/${id}/review`}>
                  Review<span className="hidden"> “{name}”</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StudioPage>
  );
}
