import { css, keyframes } from '../theme/stitches.ts';
import { translucent } from '../theme/translucent.ts';

const breathe = keyframes({
  '0%, 100%': {
    boxShadow: `0 0 0 0.4rem ${translucent('accent', 30)}, 0 0 0 0.9rem ${translucent('accent', 12)}`,
  },
  '50%': { boxShadow: `0 0 0 0.9rem ${translucent('accent', 22)}, 0 0 0 2rem ${translucent('accent', 8)}` },
});

export const loadingSun = css({
  width: '2.5rem',
  height: '2.5rem',
  margin: '2rem',
  borderRadius: '50%',
  backgroundColor: '$accent',
  animation: `${breathe} 1.8s ease-in-out infinite`,
});
