import * as contract from '@korb/contracts/admin/search/synonyms-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import { addSynonym, readSynonyms, removeSynonym } from './synonyms.service.ts';

export const synonymRoutes =
	(deps: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.listSynonyms),
			handler: async ({ staff }) => ({ synonyms: await readSynonyms(staff()) }),
		});

		app.route({
			...routeOf(contract.postSynonym),
			handler: async ({ staff, body }, reply) =>
				reply.code(201).send(await addSynonym(staff(), deps, body)),
		});

		app.route({
			...routeOf(contract.deleteSynonym),
			handler: ({ staff, params }) => removeSynonym(staff(), deps, params.synonymId),
		});
	};
