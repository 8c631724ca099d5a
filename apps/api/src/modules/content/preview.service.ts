import { Draft, type Preview } from '@korb/contracts/preview';
import type { RequestContext } from '../../context.ts';
import { notFound, unavailable } from '../../errors.ts';
import { cleanBlocks } from './publish.ts';
import { fillReferences } from './references.ts';
import { dropSwitchedOff } from './switched-off.ts';

/** An editor waits for it, and no visitor: the first draft after a start takes its time. */
const DEADLINE_MS = 10_000;

/** Null: nobody has signed this, or not lately. */
export type ReadDraft = (token: string) => Promise<Draft | null>;

/** The content system alone can tell whether a token is its own. Without one there are no drafts. */
export function createDraftReader(cmsUrl: string | undefined): ReadDraft {
	return async (token) => {
		if (!cmsUrl) return null;
		const answer = await fetch(new URL(`/api/preview/${token}`, cmsUrl), {
			redirect: 'error',
			signal: AbortSignal.timeout(DEADLINE_MS),
		}).catch(() => null);
		if (answer?.status === 404) return null;
		const body: unknown = answer?.ok ? await answer.json() : null;
		const draft = Draft.safeParse(body);
		if (!draft.success) throw unavailable('The content system does not answer.');
		return draft.data;
	};
}

/** A draft goes through the same hands as a published page; blocks for some audiences are all shown. */
export async function loadPreview(
	ctx: RequestContext,
	readDraft: ReadDraft,
	token: string,
): Promise<Preview> {
	const draft = await readDraft(token);
	if (draft?.tenantId !== ctx.tenant.id) throw notFound('preview');
	const { unfinished } = draft;
	if ('recipe' in draft) return { recipe: draft.recipe, unfinished };
	const { page } = draft;
	cleanBlocks(page);
	dropSwitchedOff(page, ctx.tenant.config.clientRuntimeConfig);
	await ctx.db.snapshot((tx) => fillReferences(tx, ctx.tenant, page.blocks));
	return { page: { ...page, audiences: [], revision: 0, personal: [] }, unfinished };
}
