import type { Cart } from '@korb/contracts/cart/cart';
import {
	type CodeProblem,
	normaliseCode,
	problemOfCode,
} from '@korb/domain/pricing/discount-codes';
import type { RequestContext } from '../../../context.ts';
import { refused } from '../../../errors.ts';
import { nameOf } from '../cart-owner.ts';
import { type CartRequest, changeCart } from '../change-cart.service.ts';
import { fulfilmentOf } from '../fulfilment-of.ts';
import { addCode, removeCode } from './discount-codes.sql.ts';

const MAX_CODES = 5;
/** Per cart, regardless of the client; clients have their own rate limit on top. */
const failedCodes = { name: 'failed-codes', points: 10, seconds: 3600 };

/** A use is consumed at finalisation, so that idle carts consume none. */
export async function addDiscountCode(
	ctx: RequestContext,
	input: CartRequest,
	text: string,
): Promise<Cart> {
	const code = normaliseCode(text);
	const tries = `${ctx.tenant.id} ${nameOf(input.owner)}`;
	const returnPoint = await ctx.spend(failedCodes, tries);
	const cart = await changeCart(
		ctx,
		input,
		async (tx, state, key) => {
			const redeemed = state.row.discount_codes;
			if (redeemed.includes(code) || redeemed.length >= MAX_CODES) throw refusal('227');
			const found = state.codes.find((known) => known.code === code);
			const problem = found ? problemOfCode(found, ctx.now, fulfilmentOf(state.row)) : '228';
			if (problem) throw refusal(problem);
			await addCode(tx, key, code);
			return { ...state, row: { ...state.row, discount_codes: [...redeemed, code] } };
		},
		{ codes: [code] },
	);
	await returnPoint();
	return cart;
}

/** Ignores a code that is not in the cart. */
export function removeDiscountCode(
	ctx: RequestContext,
	input: CartRequest,
	text: string,
): Promise<Cart> {
	const code = normaliseCode(text);
	return changeCart(ctx, input, async (tx, state, key) => {
		const { row, codes } = state;
		if (!row.discount_codes.includes(code)) return state;
		await removeCode(tx, key, code);
		const isOther = (other: string) => other !== code;
		return {
			...state,
			row: { ...row, discount_codes: row.discount_codes.filter(isOther) },
			codes: codes.filter((known) => isOther(known.code)),
		};
	});
}

const explanations: Record<CodeProblem, string> = {
	'223': 'The discount code has expired.',
	'227': 'The discount code has been used as often as it may be.',
	'228': 'The discount code is not active.',
	'229': 'The discount code is meant for another service.',
	'230': 'The discount code is meant for other customers.',
};

function refusal(problem: CodeProblem) {
	return refused(problem, explanations[problem]);
}
