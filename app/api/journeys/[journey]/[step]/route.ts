import { site } from '../../../../site.ts';

interface Context {
  readonly params: Promise<{ readonly journey: string; readonly step: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  (await site()).api.submission(request, await params);
