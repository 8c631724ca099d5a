import type { CollectionAfterChangeHook, CollectionSlug } from 'payload';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Drafts that were opened and left; a tab that is still open keeps its own for a day. */
export const purgeUntouched: CollectionAfterChangeHook = async ({
	collection: { slug },
	operation,
	req,
}) => {
	if (operation !== 'create') return;
	const collection = slug as CollectionSlug;
	const before = new Date(Date.now() - DAY_MS).toISOString();
	const all = { overrideAccess: true, depth: 0, pagination: false, req } as const;
	// As drafts: later changes are in the newest version only, the document itself stays as created.
	const { docs } = await req.payload.find({
		...all,
		collection,
		where: { and: [{ isUntouched: { equals: true } }, { createdAt: { less_than: before } }] },
		draft: true,
	});
	if (docs.length === 0) return;
	const where = { id: { in: docs.map(({ id }) => id) } };
	await req.payload.delete({ collection, where, overrideAccess: true, req });
};
