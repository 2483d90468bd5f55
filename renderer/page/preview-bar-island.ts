import type { Island } from '../islands/island.ts';
import { PreviewBar, type PreviewBarProps } from './preview-bar.tsx';

export const previewBar: Island<PreviewBarProps> = { Component: PreviewBar };
