import type { ReferenceCheck, ReferenceReport } from '@korb/contracts/content/editor-choices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Editing, openEditing } from './testing.ts';

let editing: Editing;
beforeAll(async () => {
	editing = await openEditing();
});
afterAll(() => editing.close());

const lieferung = {
	value: '/lieferung',
	kind: 'page',
	label: 'Lieferung',
	detail: '/lieferung',
	...{ picture: null, price: null, availability: null, productCount: null },
} as const;

let requested: ReferenceCheck[];
beforeEach(() => {
	editing.reset();
	requested = [];
	editing.shop.reply = (path, body) => {
		if (!path.endsWith('/check')) return null;
		const check = body as ReferenceCheck;
		requested.push(check);
		return report(check);
	};
});

/** A shop with one page, one product and nothing else. */
function report({ links, blocks }: ReferenceCheck): ReferenceReport {
	return {
		links: links.map((href) =>
			href === '/lieferung'
				? { exists: true, nearest: null }
				: { exists: false, nearest: href.startsWith('/liefer') ? lieferung : null },
		),
		blocks: blocks.map((block) => {
			if (block.type !== 'product-promotion') {
				return { problem: 'empty', missing: [], nearest: null };
			}
			const isKnown = block.sku === '05653301';
			return {
				problem: isKnown ? null : 'unknown',
				missing: isKnown ? [] : [block.sku],
				nearest: null,
			};
		}),
	};
}

const button = (href: string) => ({ blockType: 'button', label: 'Los', href });

/** Publishes like an editor in the admin, who waits for the response. */
async function publish(blocks: object[], more: object = {}) {
	const { id, slug } = await editing.makePage('Neu', 'draft');
	const data = { blocks, _status: 'published', ...more };
	const saved = editing.payload.update({
		collection: 'pages',
		id,
		data,
		user: editing.people.publisher,
		overrideAccess: false,
		req: { payloadAPI: 'REST' },
	});
	return saved.then(
		() => ({ slug, error: null }),
		(error: Error & { data: { errors: { path: string; message: string }[] } }) => ({ slug, error }),
	);
}

describe('publishing a link to a missing page', () => {
	it('is rejected at its field, with the nearest page as a suggestion', async () => {
		const { error, slug } = await publish([button('/lieferung'), button('/lieferng')]);
		expect(error?.data.errors).toEqual([
			{ path: 'blocks.1.href', message: expect.stringContaining('/lieferung („Lieferung“)') },
		]);
		expect(error?.message).toContain('Bausteine 2 › Ziel');
		expect(requested[0]?.tenantId).toBe('korb');
		expect(editing.titles(slug)).toEqual([]);
	});

	it('asks to choose a page when none is similar', async () => {
		const { error } = await publish([button('/xyz')]);
		expect(error?.message).toContain('Wähle ein Ziel aus der Liste.');
	});

	it('is allowed if the page is pending: itself, or a draft of this shop', async () => {
		await editing.makePage('Morgen', 'draft', 'morgen');
		const { error } = await publish([button('/morgen'), button('/selbst')], { slug: 'selbst' });
		expect(error).toBeNull();
		await editing.arrived('selbst', ['Neu']);
	});

	it('can still be saved as a draft', async () => {
		const { id } = await editing.makePage('Entwurf', 'draft');
		await editing.save(id, { blocks: [button('/xyz')] }, 'draft', editing.people.editor);
		expect(requested).toEqual([]);
	});
});

describe('publishing an empty block', () => {
	it('is rejected if its reference does not exist', async () => {
		const { error } = await publish([{ blockType: 'product-promotion', sku: '00000000' }]);
		expect(error?.data.errors[0]).toMatchObject({
			path: 'blocks.0.sku',
			message: expect.stringContaining('00000000 gibt es in diesem Geschäft nicht'),
		});
	});

	it('is allowed if it has results, or only temporarily none', async () => {
		const { error } = await publish([
			{ blockType: 'product-promotion', sku: '05653301' },
			{ blockType: 'recipe-group', title: 'Neu', source: { kind: 'latest' } },
		]);
		expect(error).toBeNull();
		expect(requested[0]?.blocks).toHaveLength(2);
	});
});

describe('publishing while the shop is unavailable', () => {
	it('is allowed: the document waits in the outbox anyway', async () => {
		editing.shop.reply = () => null;
		expect((await publish([button('/lieferng')])).error).toBeNull();
	});
});
