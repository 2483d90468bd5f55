/// <reference types="vite/client" />
import { composeStories, type StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import './sheets.css';

type ComposedStory = ComponentType & { readonly storyName: string; readonly load: () => Promise<void> };

type StoriesModule = Parameters<typeof composeStories>[0];

const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<StoriesModule>([
      '../../{renderer,extensions}/**/*.stories.tsx',
      '../recipes/*.stories.tsx',
    ]),
  ).map(([path, load]) => [nameOf(path), load]),
);

/** `fields/select` for the stories of that field. */
function nameOf(path: string): string {
  const [file = '', folder = '', group = ''] = path.split('/').reverse();
  const name = file.replace('.stories.tsx', '');
  if (group === 'extensions') return `modules/${name}`;
  return name === folder && group !== 'renderer' ? `${group}/${name}` : `${folder}/${name}`;
}

export default { tags: ['!dev', '!autodocs', '!test'], parameters: { layout: 'fullscreen' } };

/** Every story of the file named in the address's hash, one below the other, for one screenshot. */
export const Sheet: StoryObj = { render: () => <Sheets /> };

function Sheets() {
  const [name, setName] = useState(currentName);
  const [stories, setStories] = useState<readonly ComposedStory[]>([]);
  useEffect(() => {
    const follow = () => setName(currentName());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    setStories([]);
    void loadStories(name).then(setStories);
  }, [name]);
  return (
    <div data-sheets={JSON.stringify(Object.keys(files))}>
      {stories.length > 0 && <Examples key={name} name={name} stories={stories} />}
    </div>
  );
}

function currentName(): string {
  return location.hash.slice(1);
}

async function loadStories(name: string): Promise<readonly ComposedStory[]> {
  const module = await files[name]?.();
  if (!module) return [];
  const stories = Object.values(composeStories(module)) as unknown as readonly ComposedStory[];
  for (const story of stories) await story.load();
  return stories;
}

interface ExamplesProps {
  readonly name: string;
  readonly stories: readonly ComposedStory[];
}

function Examples({ name, stories }: ExamplesProps) {
  const place = useRef<HTMLDivElement>(null);
  const isField = name.startsWith('fields/');
  useEffect(() => {
    const { current } = place;
    if (current) void settled(current).then(() => current.setAttribute('data-ready', name));
  }, [name]);
  return (
    <div ref={place} className={isField ? 'sheet columns' : 'sheet'}>
      {stories.map((Story) => (
        <section key={Story.storyName}>
          <p className="story-name">{Story.storyName}</p>
          <Alone isField={isField}>
            <Story />
          </Alone>
        </section>
      ))}
    </div>
  );
}

/** Fields of the same name in different examples are different questions: each has a form of its own. */
function Alone({ isField, children }: { readonly isField: boolean; readonly children: ReactNode }) {
  return isField ? <form>{children}</form> : children;
}

/** Waits for fonts and images, which a browser may otherwise load only when they are in view. */
async function settled(place: HTMLElement): Promise<void> {
  for (const image of place.querySelectorAll('img')) {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  }
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, 50));
}
