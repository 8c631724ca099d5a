import { Readable } from 'node:stream';
import { getRobots, getSitemap, getSitemapIndex } from '@korb/contracts/content/sitemap';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { FastifyReply } from 'fastify';
import type { ApiPlugin, Tenant } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { toIndex, toRobots, toUrlSet } from './sitemap.mapper.ts';
import { findPlaces, listFiles } from './sitemap.service.ts';

const FOR_AN_HOUR = 'public, max-age=0, s-maxage=3600';
const XML = 'application/xml; charset=utf-8';

export const sitemapRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(getRobots),
		handler: async ({ ctx }, reply) =>
			describe(reply, ctx.tenant).type('text/plain; charset=utf-8').send(toRobots(ctx.tenant)),
	});

	app.route({
		...routeOf(getSitemapIndex),
		handler: async ({ ctx }, reply) => {
			const files = await listFiles(ctx);
			return describe(reply, ctx.tenant).type(XML).send(toIndex(ctx.tenant, files));
		},
	});

	app.route({
		...routeOf(getSitemap),
		handler: async ({ ctx, params }, reply) => {
			const places = await findPlaces(ctx, params.file.replace(/\.xml$/, ''));
			if (!places) throw notFound('sitemap');
			const xml = Readable.from(toUrlSet(ctx.tenant, places));
			return describe(reply, ctx.tenant).type(XML).send(xml);
		},
	});
};

function describe(reply: FastifyReply, { id }: Tenant): FastifyReply {
	return reply
		.header('cache-control', FOR_AN_HOUR)
		.header(SURROGATE_KEY_HEADER, surrogateKeys.tenant(id));
}
