import { PesticideTable, Recipe } from '@korb/contracts/catalogue/recipes';
import { Publication } from '@korb/contracts/content/blocks/promotion';
import { ClientConfigs } from '@korb/contracts/content/client-configs';
import { ContentPage } from '@korb/contracts/content/content';
import { ContentPush, SearchBanner } from '@korb/contracts/content/content-push';
import { VoucherContent } from '@korb/contracts/content/vouchers';
import { listDocuments } from '@korb/demo/content/documents';
import type { Faq } from '@korb/demo/content/faqs';
import { tenantLanguages } from '@korb/demo/content/language';
import type { CollectionSlug, Payload } from 'payload';
import type { Schema } from '../contract/schema.ts';
import { type FindMedia, toEditor } from '../contract/to-editor.ts';
import { DEMO_PASSWORD, demoEmail, demoRoles } from '../demo-accounts.ts';
import { naming, seedFaqs } from './faqs.ts';
import { createPictureRenderer, uploadPictures } from './pictures.ts';

const names: Record<string, string> = { korb: 'Korb', greenbasket: 'Greenbasket' };

/** Creates the demo shops' content as editors would, and publishes it the same way. */
export async function seedDemo(payload: Payload, shopUrls: Record<string, string>): Promise<void> {
	const { totalDocs } = await payload.count({ collection: 'tenants' });
	if (totalDocs > 0) return;
	const tenants: string[] = [];
	const draw = createPictureRenderer();
	for (const [tenantId, language] of Object.entries(tenantLanguages)) {
		const data = { tenantId, name: names[tenantId] ?? tenantId, previewUrl: shopUrls[tenantId] };
		const tenant = await payload.create({ collection: 'tenants', data });
		tenants.push(String(tenant.id));
		const pushes = listDocuments(language).map((document) =>
			ContentPush.parse({ ...document, tenantId, version: 1 }),
		);
		const faqs = await seedFaqs(payload, String(tenant.id), language);
		const findMedia = await uploadPictures(
			payload,
			{ id: String(tenant.id), tenantId },
			pushes,
			draw,
		);
		await publishAll(payload, String(tenant.id), pushes, { findMedia, faqs });
	}
	for (const role of demoRoles) {
		const data = {
			email: demoEmail(role),
			password: DEMO_PASSWORD,
			role,
			tenants: tenants.map((tenant) => ({ tenant })),
		};
		await payload.create({ collection: 'users', data });
	}
}

async function publishAll(
	payload: Payload,
	tenant: string,
	pushes: ContentPush[],
	{ findMedia, faqs }: { findMedia: FindMedia; faqs: Faq[] },
): Promise<void> {
	const frame: Record<string, unknown> = {};
	const publish = (collection: CollectionSlug, data: object) =>
		payload.create({ collection, data: { tenant, _status: 'published', ...data } });
	const typed = (schema: Schema, document: unknown) =>
		toEditor(schema, document, findMedia) as Record<string, unknown>;

	for (const { kind, key, document } of pushes) {
		if (kind === 'page' || kind === 'route-page') {
			const page = naming(faqs, typed(ContentPage, document));
			const { title } = page['meta'] as { title: string };
			const isHome = kind === 'page' && key === '';
			const place = kind === 'page' ? { slug: key || '/' } : { routeName: key };
			await publish('pages', { title: isHome ? 'Start' : title, ...place, ...page });
		}
		if (kind === 'config') frame[key] = typed(ClientConfigs.shape[key].unwrap(), document);
		if (kind === 'recipe') await publish('recipes', { slug: key, ...typed(Recipe, document) });
		if (kind === 'publication') {
			await publish('publications', { slug: key, ...typed(Publication, document) });
		}
		if (kind === 'search-banner') {
			await publish('search-banners', { slug: key, ...typed(SearchBanner, document) });
		}
		if (kind === 'voucher') {
			await publish('vouchers', { slug: key, ...typed(VoucherContent, document) });
		}
		if (kind === 'pesticides') await publish('pesticides', typed(PesticideTable, document));
		if (kind === 'redirect') await publish('redirects', { slug: key, ...document });
	}
	await publish('client-configs', frame);
}
