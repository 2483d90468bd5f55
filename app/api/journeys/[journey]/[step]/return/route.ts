import { site } from '../../../../../site.ts';

interface Context {
  readonly params: Promise<{ readonly journey: string; readonly step: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  (await site()).api.returned(request, await params);
