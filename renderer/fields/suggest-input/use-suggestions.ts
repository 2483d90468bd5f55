import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Suggestion, SuggestionSource } from '#engine';
import type { Suggestions } from '#schemas';
import { siteToken } from '../../state/service-cache.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';

const nothing: readonly Suggestion[] = [];

interface Suggesting {
  readonly suggestions: readonly Suggestion[];
  /** What a screen reader is told; empty when there is nothing to tell. */
  readonly status: string;
  /** The look-up has ended and found nothing. */
  readonly isNone: boolean;
}

/** Suggestions for a text: looked up once it is long enough and has stood still. A failed look-up gives none. */
export function useSuggestions(source: SuggestionSource, declared: Suggestions, text: string): Suggesting {
  const settled = useSettled(text.trim(), source.debounceMs);
  const longEnough = settled.length >= declared.minimumLength && text.trim().length >= declared.minimumLength;
  const { data, isFetching, isSuccess } = useQuery({
    queryKey: ['suggestions', source.path, declared.input, settled],
    queryFn: ({ signal }) => fetchSuggestions(source.path, { [declared.input]: settled }, siteToken, signal),
    enabled: longEnough,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!longEnough) return { suggestions: nothing, status: '', isNone: false };
  if (isFetching) return { suggestions: data ?? nothing, status: declared.announce.loading, isNone: false };
  const isNone = isSuccess && data?.length === 0;
  return {
    suggestions: (isSuccess && data) || nothing,
    status: isNone ? declared.announce.none : '',
    isNone,
  };
}

/** The value once it has not changed for a while. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
