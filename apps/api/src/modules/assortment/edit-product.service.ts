import type { ChangedDeskProduct } from '@korb/contracts/admin/assortment/assortment';
import type { ProductEdit } from '@korb/contracts/admin/assortment/product-edit';
import { productTerms } from '@korb/domain/catalogue/product-terms';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { ApiError, notFound, refused, Stale } from '../../errors.ts';
import {
	findSlugs,
	listProductStates,
	lockProducts,
	type ProductState,
	toProductRecord,
	writeChangedProduct,
} from '../catalogue/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { keepUndo } from '../undo/index.ts';
import { type OfferDeps, requireOwn } from './change-offer.service.ts';
import { getProductVersion } from './edit-product.sql.ts';
import { loadDeskProduct } from './read-product.service.ts';

type Change = Partial<ProductState>;
type ProductUndo = { sku: string; before: Change };

const permission = 'assortment.describe';

/** In the shop at once, in its lists with the next run of the worker; the next feed may say otherwise. */
export function editProduct(
	ctx: StaffContext,
	deps: OfferDeps,
	sku: string,
	edit: ProductEdit,
): Promise<ChangedDeskProduct> {
	requireOwn(ctx, 'product');
	const isTerm = productTerms.some((term) => edit[term] !== undefined);
	if (isTerm && !ctx.me.permissions.includes('assortment.price')) {
		throw new ApiError('forbidden', 'Your role changes texts only.');
	}
	return ctx.db.transaction(async (tx) => {
		const { tenantId } = ctx.me;
		const { before, version } = await getLockedProduct(tx, tenantId, sku);
		if (isGuarded('product-version') && version !== edit.version) {
			throw new Stale(await loadDeskProduct(tx, ctx, sku), edit);
		}
		const change = changeOf(before, edit);
		await requireKnown(tx, tenantId, change);
		const was = await writeChange(tx, ctx, deps, { sku, before, change });
		const undo = await keepUndo(tx, ctx, {
			...{ kind: 'product', permission, subject: `product:${sku}` },
			...{ basedOn: version, version: await getProductVersion(tx, tenantId, sku) },
			change: { sku, before: was } satisfies ProductUndo,
		});
		return { ...(await loadDeskProduct(tx, ctx, sku)), undo };
	});
}

/** The other half: the fields that were changed go back to what they were. */
export const restoreProduct =
	(deps: OfferDeps) =>
	async (tx: Tx, ctx: StaffContext, undo: ProductUndo, version: number): Promise<number> => {
		const { sku } = undo;
		const { tenantId } = ctx.me;
		const { before, version: now } = await getLockedProduct(tx, tenantId, sku);
		if (now !== version) throw refused('changedSince', 'Somebody has changed the product since.');
		await writeChange(tx, ctx, deps, { sku, before, change: undo.before, isUndo: true });
		return getProductVersion(tx, tenantId, sku);
	};

async function getLockedProduct(tx: Tx, tenantId: string, sku: string) {
	await lockProducts(tx, tenantId, [sku]);
	const before = (await listProductStates(tx, tenantId, [sku])).get(sku);
	if (!before) throw notFound('product');
	return { before, version: await getProductVersion(tx, tenantId, sku) };
}

function changeOf(before: ProductState, { version, category, ...rest }: ProductEdit): Change {
	const change = rest as Change;
	if (!category) return change;
	const [, ...others] = before.categories ?? [];
	return { ...change, categories: [category, ...others.filter((slug) => slug !== category)] };
}

async function requireKnown(tx: Tx, tenantId: string, { brand, categories }: Change) {
	const [category] = categories ?? [];
	const names = await findSlugs(
		tx,
		tenantId,
		[brand, category].filter((name) => !!name) as string[],
	);
	if (brand && names.brands.get(brand) !== brand) {
		throw refused('unknownBrand', 'There is no such brand.');
	}
	if (category && names.categories.get(category) !== category) {
		throw refused('unknownCategory', 'There is no such category.');
	}
}

/** Returns what the changed fields were. */
async function writeChange(
	tx: Tx,
	ctx: StaffContext,
	{ outbox }: OfferDeps,
	{
		sku,
		before,
		change,
		isUndo,
	}: {
		sku: string;
		before: ProductState;
		change: Change;
		isUndo?: true;
	},
): Promise<Change> {
	const next = { ...before, ...change };
	const result = toProductRecord(sku, next);
	if ('field' in result) throw refused('invalid', `${result.field} is not valid.`);
	const fields = Object.keys(change) as (keyof ProductState)[];
	const was = Object.fromEntries(fields.map((field) => [field, before[field]]));
	await writeChangedProduct(tx, outbox, { tenantId: ctx.me.tenantId, sku }, next);
	await recordChange(tx, ctx, {
		...{ action: 'product.describe', subject: `product:${sku}` },
		before: was,
		after: { ...change, ...(isUndo && { isUndo }) },
	});
	return was;
}
