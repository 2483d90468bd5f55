import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isLongEnough, type Suggestion, type SuggestionSource } from '#engine';
import type { Suggestions } from '#schemas';
import { siteToken } from '../../state/service-cache.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';

const nothing: readonly Suggestion[] = [];

/** State of the search for suggestions. */
interface Suggesting {
  /** Suggestions for the current text; those for an earlier text are dropped at once. */
  readonly suggestions: readonly Suggestion[];
  readonly state: 'idle' | 'looking' | 'found' | 'none' | 'failed';
}

/** Suggestions for a text: looked up once it is long enough and has not changed for a while. */
export function useSuggestions(source: SuggestionSource, declared: Suggestions, text: string): Suggesting {
  const current = text.trim();
  const debounced = useDebounced(current, source.debounceMs);
  const longEnough = isLongEnough(current, declared);
  const { data, isError } = useQuery({
    queryKey: ['suggestions', source.path, declared.input, debounced],
    queryFn: ({ signal }) =>
      fetchSuggestions(source.path, { [declared.input]: debounced }, siteToken, signal),
    enabled: longEnough && isLongEnough(debounced, declared),
    retry: false,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!longEnough) return { suggestions: nothing, state: 'idle' };
  if (debounced !== current) return { suggestions: nothing, state: 'looking' };
  if (isError) return { suggestions: nothing, state: 'failed' };
  if (data === undefined) return { suggestions: nothing, state: 'looking' };
  return { suggestions: data, state: data.length > 0 ? 'found' : 'none' };
}

/** The value once it has not changed for a while. */
function useDebounced(value: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
