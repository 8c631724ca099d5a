import { type CollectionBeforeChangeHook, type CollectionSlug, ValidationError } from 'payload';
import { fieldLabel, inLanguageOf } from '../labels.ts';

type Entry = { slug?: unknown; tenant?: unknown; title?: unknown };

/** The unique index would reject it too, but its error only names the columns. */
export const refuseTakenAddress: CollectionBeforeChangeHook = async ({
	data,
	originalDoc,
	operation,
	collection,
	req,
}) => {
	const isChecked = operation === 'create' || data['_status'] === 'published';
	const { slug, tenant }: Entry = { ...originalDoc, ...data };
	if (!isChecked || !slug || !tenant) return data;
	const { docs } = await req.payload.find({
		collection: collection.slug as CollectionSlug,
		where: {
			and: [
				{ slug: { equals: slug } },
				{ tenant: { equals: idOf(tenant) } },
				...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
			],
		},
		limit: 1,
		depth: 0,
		overrideAccess: true,
		req,
	});
	const [other] = docs as Entry[];
	if (!other) return data;
	const name = String(other.title ?? slug);
	const message = inLanguageOf(req, {
		de: `Unter dieser Adresse gibt es schon „${name}“.`,
		en: `“${name}” already has this address.`,
	});
	const label = inLanguageOf(req, fieldLabel('slug'));
	const errors = [{ path: 'slug', label, message }];
	throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

function idOf(tenant: unknown): string {
	return typeof tenant === 'object' && tenant !== null
		? String((tenant as { id: unknown }).id)
		: String(tenant);
}
