import { site } from '../../site.ts';

interface Context {
  readonly params: Promise<{ readonly hash: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  (await site()).api.validator(request, (await params).hash);
