import { getDraft } from '@korb/contracts/content/content-paths';
import { Draft, type Preview } from '@korb/contracts/content/preview';
import { buildPath } from '@korb/contracts/platform/endpoint-path';
import type { RequestContext } from '../../context.ts';
import { notFound, unavailable } from '../../errors.ts';
import { cleanBlocks } from './publish.ts';
import { fillReferences } from './references.ts';
import { dropSwitchedOff } from './switched-off.ts';

/** Generous, because only editors wait for it, and the first draft after a start is slow. */
const DEADLINE_MS = 10_000;

/** Null when the token is not signed or has expired. */
export type ReadDraft = (token: string) => Promise<Draft | null>;

/** Only the CMS can verify its tokens. Without a CMS there are no drafts. */
export function createDraftReader(cmsUrl: string | undefined): ReadDraft {
	return async (token) => {
		if (!cmsUrl) return null;
		const answer = await fetch(new URL(buildPath(getDraft, { params: { token } }), cmsUrl), {
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

/** Processes a draft like a published page, but shows the blocks of all audiences. */
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
	const shown = { ...page, audiences: [], revision: 0, personal: [], hasProducts: false };
	return { page: shown, unfinished };
}
