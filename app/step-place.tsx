'use client';

import { use, useState } from 'react';
import type { StepContents } from '#server';
import { contentsId, Step } from './step.tsx';

interface StepPlaceProps {
  readonly journey: string;
  readonly step: string;
}

/** Nothing of it is there in the browser. */
const renderer = typeof window === 'undefined' ? import('./render-step.tsx') : undefined;

/**
 * Where the form of a step goes. Next renders the page around it, once for everybody, with a mark in its place; the
 * front puts each visitor's form there (`server/pages/step-frames.ts`), and in the browser it is React's again.
 */
export function StepPlace({ journey, step }: StepPlaceProps) {
  if (typeof window === 'undefined') {
    if (renderer) globalThis.waymarkRenderStep = use(renderer).renderStep;
    return <template data-step={`${journey}/${step}`} />;
  }
  return <TakenStep id={contentsId({ journey, step })} />;
}

/** The form as the page came with it. */
function TakenStep({ id }: { readonly id: string }) {
  const [text] = useState(() => document.getElementById(id)?.textContent ?? 'null');
  const [contents] = useState((): StepContents | null => JSON.parse(text));
  return contents && <Step contents={contents} text={text} />;
}
