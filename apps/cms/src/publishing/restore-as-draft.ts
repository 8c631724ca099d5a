import { type Endpoint, restoreVersionOperation } from 'payload';

/**
 * Restoring always writes a draft. Payload would write the live document, so restoring an autosaved
 * draft would unpublish the page it belongs to.
 */
export const restoreAsDraft: Endpoint = {
	path: '/versions/:id',
	method: 'post',
	handler: async (req) => {
		const { id, collection: slug } = req.routeParams as { id: string; collection: string };
		const collection = req.payload.collections[slug];
		if (!collection) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
		const restored = await restoreVersionOperation({ id, collection, draft: true, depth: 0, req });
		return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
	},
};
