import type { CollectionAfterChangeHook, CollectionSlug } from 'payload';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes drafts that were created but never edited, after a day in case a tab is still open. */
export const purgeUntouched: CollectionAfterChangeHook = async ({
	collection: { slug },
	operation,
	req,
}) => {
	if (operation !== 'create') return;
	const collection = slug as CollectionSlug;
	const before = new Date(Date.now() - DAY_MS).toISOString();
	const all = { overrideAccess: true, depth: 0, pagination: false, req } as const;
	// Query drafts: changes are only in the newest version, while the document stays as created.
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
