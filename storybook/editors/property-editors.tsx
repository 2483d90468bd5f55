import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { schemaAt } from '../schemas/read-schema.ts';
import { ObjectEditor } from './editor.tsx';
import './editors.css';
import { propertiesOf } from './shape-of.ts';

type Args = Readonly<Record<string, unknown>>;

/** Editors for every property of a page's first story; its example and JSON follow the changes. */
export function PropertyEditors({ path }: { readonly path: string }) {
  const context = useContext(DocsContext);
  const { channel } = context;
  const story = context.storyById();
  const [args, setArgs] = useState<Args>(context.getStoryContext(story).unmappedArgs);
  useEffect(() => {
    const follow = (update: { readonly storyId: string; readonly args: Args }) => {
      if (update.storyId === story.id) setArgs(update.args);
    };
    channel.on('storyArgsUpdated', follow);
    return () => channel.off('storyArgsUpdated', follow);
  }, [channel, story.id]);

  function change(changed: unknown): void {
    // A removed property has to be set to undefined explicitly.
    const gone = Object.fromEntries(Object.keys(args).map((name) => [name, undefined]));
    channel.emit('updateStoryArgs', { storyId: story.id, updatedArgs: { ...gone, ...(changed as Args) } });
  }

  const located = { schema: schemaAt(path), path };
  return (
    <div className="sb-unstyled editors">
      <ObjectEditor
        properties={propertiesOf(located)}
        located={located}
        value={args}
        label=""
        onChange={change}
      />
      <button type="button" onClick={() => channel.emit('resetStoryArgs', { storyId: story.id })}>
        Back to the example
      </button>
    </div>
  );
}
