import type { CartChange } from '@korb/contracts/cart/cart-endpoints';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { refused } from '../../../errors.ts';
import type { CartRow, ChangeKey } from '../cart.sql.ts';
import { isAddition } from '../vouchers/change-voucher.ts';
import { writePassArticle } from './cart-pass.sql.ts';
import { hasValidPass, mayBuyPass } from './cart-pass.ts';

/** At most one: another offer replaces the one in the cart. Null: nothing changes. */
export async function changePass(
	tx: Tx,
	ctx: RequestContext,
	key: ChangeKey,
	row: CartRow,
	change: CartChange,
): Promise<CartRow | null> {
	const isWanted = isAddition(change);
	if (isWanted === (row.pass_article === change.sku)) return null;
	if (isWanted) refuseUnlessSold(ctx, row);
	return withPass(tx, key, row, isWanted ? change.sku : null);
}

export async function withoutPass(
	tx: Tx,
	key: ChangeKey,
	row: CartRow,
	isMeant: (articleId: string) => boolean,
): Promise<CartRow> {
	if (row.pass_article === null || !isMeant(row.pass_article)) return row;
	return withPass(tx, key, row, null);
}

async function withPass(
	tx: Tx,
	key: ChangeKey,
	row: CartRow,
	articleId: string | null,
): Promise<CartRow> {
	await writePassArticle(tx, key, articleId);
	return { ...row, pass_article: articleId };
}

function refuseUnlessSold({ tenant, now }: RequestContext, row: CartRow): void {
	const situation = { config: tenant.config.clientRuntimeConfig, now };
	if (mayBuyPass(row, situation)) return;
	if (row.customer_id === null) {
		throw refused('loginRequired', 'A delivery pass belongs to a customer account.');
	}
	if (hasValidPass(row, situation)) {
		throw refused('passActive', 'The customer has a valid delivery pass.');
	}
	throw refused('addproductaborted', 'An add-on order needs no delivery pass.');
}
