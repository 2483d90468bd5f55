import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** Says what people are called, by their e-mail addresses; an address that nobody has any more stays as it is. */
export function useNames(): (email: string) => string {
  const names = useQuery({
    queryKey: ['names'],
    queryFn: () => request<Readonly<Record<string, string>>>('/names'),
    staleTime: 60_000,
  });
  return (email) => names.data?.[email] ?? email;
}
