import type { ImageSnippet as ImageSnippetModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { body, description, picture, snippet, title } from './image-snippet.styles.ts';

/** A small picture with a title and a few words. */
export function ImageSnippet({ module, host }: ModuleProps<ImageSnippetModule>) {
  if (!module.image) return <HiddenModule host={host} type={module.type} needs="It needs a picture." />;
  return (
    <Band>
      <div className={snippet()}>
        <Picture image={module.image} className={picture()} />
        <div className={body()}>
          <h3 className={title()}>{module.title}</h3>
          {module.description && <p className={description()}>{module.description}</p>}
        </div>
      </div>
    </Band>
  );
}
