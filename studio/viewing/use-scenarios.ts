import { useQuery } from '@tanstack/react-query';
import type { ScenarioFile } from '#schemas';
import { request } from '../base/request.ts';

const none: readonly ScenarioFile[] = [];

/** The recorded visits of the site's journeys, asked for once they are needed; none until they are here. */
export function useScenarios(isNeeded: boolean): readonly ScenarioFile[] {
  const { data = none } = useQuery({
    queryKey: ['scenarios'],
    queryFn: () => request<readonly ScenarioFile[]>('/scenarios'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
