import type { ImageSnippet as ImageSnippetModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';

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

const snippet = css('image-snippet-snippet', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4 $5',
  maxWidth: '48rem',
  '@print': { breakInside: 'avoid' },
});

const picture = css('image-snippet-picture', {
  flex: 'none',
  width: 'clamp(4.5rem, 3.5rem + 4vw, 8rem)',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '$lg',
  backgroundColor: '$paper',
});

const body = css('image-snippet-body', { minWidth: 0 });

const title = css('image-snippet-title', { fontSize: '$lg', lineHeight: '$snug' });

const description = css('image-snippet-description', { marginTop: '$2', color: '$inkSoft' });
