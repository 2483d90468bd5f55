import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { declareExtensions } from '../base/extensions.ts';
import type { Person } from '../base/types.ts';
import { keptEdits } from '../changes/kept-edits.ts';
import { Work } from '../changes/work.ts';
import { takeModuleSchemas } from '../settings/schemas.ts';
import { changeSetQuery } from './change-set-query.ts';
import { Workspace } from './workspace.tsx';

interface OpenChangeSetProps {
  readonly id: string;
  readonly me: Person;
}

/** Loads a change set with the documents that it changes. */
export function OpenChangeSet({ id, me }: OpenChangeSetProps) {
  const opened = useQuery(changeSetQuery(id));
  const work = useMemo(() => {
    if (!opened.data) return undefined;
    const { set, documents, extensions } = opened.data;
    takeModuleSchemas(extensions.modules);
    // Code of the site runs in workers and in the preview, where nothing of it can act as the author.
    declareExtensions(extensions);
    const kept = keptEdits(window.localStorage, me.id, id);
    return new Work(set, documents, window.sessionStorage, kept, me.limits);
  }, [opened.data, me.id, me.limits, id]);
  if (opened.error)
    return (
      <p role="alert" className="page">
        {opened.error.message} <a href="/studio">All changes</a>
      </p>
    );
  if (!opened.data || !work) return <p className="quiet page">Loading the site …</p>;
  const { set, extensions } = opened.data;
  const { changeSet, takenBack } = set;
  return (
    <Workspace work={work} changeSet={changeSet} takenBack={takenBack} extensions={extensions} me={me} />
  );
}
