import { Readable } from 'node:stream';
import { MAX_IMPORT_BYTES } from '@korb/contracts/admin/assortment/imports';
import * as contract from '@korb/contracts/admin/assortment/imports-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { routeOf } from '../../route-of.ts';
import {
	applyImport,
	cancelPlannedImport,
	changeMapping,
	discardImport,
	rollBackImport,
} from './decide-import.service.ts';
import { readImport, readImportLines, readImports } from './imports.service.ts';
import { uploadImport } from './receive/upload-import.service.ts';

const UPLOAD_DEADLINE_MS = 60_000;

export const importRoutes =
	(deps: { outbox: Outbox }): ApiPlugin =>
	async (app) => {
		// Passed on as it arrives; the service counts its bytes.
		app.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
			done(null, payload),
		);
		app.route({
			...routeOf(contract.uploadImport),
			bodyLimit: MAX_IMPORT_BYTES,
			config: { bodyDeadlineMs: UPLOAD_DEADLINE_MS },
			handler: async ({ staff, query, body }, reply) => {
				if (!(body instanceof Readable)) {
					throw new ApiError('unsupported_media_type', 'Send the bytes of the file.');
				}
				const run = await uploadImport(staff(), deps, { name: query.name, bytes: body });
				return reply.code(201).send(run);
			},
		});

		app.route({
			...routeOf(contract.listImports),
			handler: ({ staff, query }) => readImports(staff(), query),
		});

		app.route({
			...routeOf(contract.getImport),
			handler: ({ staff, params }) => readImport(staff(), params.importId),
		});

		app.route({
			...routeOf(contract.listImportLines),
			handler: ({ staff, params, query }) => readImportLines(staff(), params.importId, query),
		});

		app.route({
			...routeOf(contract.putImportMapping),
			handler: ({ staff, params, body }) => changeMapping(staff(), deps, params.importId, body),
		});

		app.route({
			...routeOf(contract.applyImport),
			handler: ({ staff, params, body }) => applyImport(staff(), deps, params.importId, body),
		});

		app.route({
			...routeOf(contract.rollBackImport),
			handler: ({ staff, params, body }) => rollBackImport(staff(), deps, params.importId, body),
		});

		app.route({
			...routeOf(contract.cancelPlannedImport),
			handler: ({ staff, params, body }) =>
				cancelPlannedImport(staff(), deps, params.importId, body),
		});

		app.route({
			...routeOf(contract.discardImport),
			handler: ({ staff, params, body }) => discardImport(staff(), deps, params.importId, body),
		});
	};
