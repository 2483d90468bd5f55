import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { declareExtensions, type SiteExtensions } from '../base/extensions.ts';
import { request } from '../base/request.ts';
import type { OpenedChangeSet, Person, StoredDocument } from '../base/types.ts';
import { keptEdits } from '../changes/kept-edits.ts';
import { Work } from '../changes/work.ts';
import { takeModuleSchemas } from '../settings/schemas.ts';
import { Workspace } from './workspace.tsx';

interface OpenChangeSetProps {
  readonly id: string;
  readonly me: Person;
}

/** Loads a change set with the documents that it changes. */
export function OpenChangeSet({ id, me }: OpenChangeSetProps) {
  const opened = useQuery({
    queryKey: ['change-set', id],
    queryFn: async () => {
      const set = await request<OpenedChangeSet>(`/change-sets/${id}`);
      const documents = await request<readonly StoredDocument[]>(`/releases/${set.live}/documents`);
      const extensions = await request<SiteExtensions>('/extensions');
      takeModuleSchemas(extensions.modules);
      // Code of the site runs in workers and in the preview, where nothing of it can act as the author.
      declareExtensions(extensions);
      return { set, documents, extensions };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const work = useMemo(
    () =>
      opened.data &&
      new Work(
        opened.data.set,
        opened.data.documents,
        window.sessionStorage,
        keptEdits(window.localStorage, me.id, id),
        me.limits,
      ),
    [opened.data, me.id, me.limits, id],
  );
  if (opened.error)
    return (
      <p role="alert" className="page">
        {opened.error.message} <a href="/studio">All changes</a>
      </p>
    );
  if (!opened.data || !work) return <p className="quiet page">Loading the site …</p>;
  const { set, extensions } = opened.data;
  return <Workspace work={work} changeSet={set.changeSet} extensions={extensions} me={me} />;
}
