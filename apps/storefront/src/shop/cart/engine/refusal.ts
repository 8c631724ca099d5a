import { CART_FINALIZED_CODE } from '@korb/contracts/platform/wire-names';
import { ApiError } from '../../../platform/api/api-error.ts';

/** Why a cart change was rejected. */
export type Refusal =
	| 'maxquantityreached'
	| 'addproductaborted'
	| 'finalized'
	| 'missing'
	| 'offline'
	| 'failed';

const named: readonly Refusal[] = ['maxquantityreached', 'addproductaborted'];

export function toRefusal(error: unknown): Refusal {
	if (!(error instanceof ApiError)) return 'failed';
	if (error.code === CART_FINALIZED_CODE) return 'finalized';
	const known = named.find((refusal) => refusal === error.code);
	if (known) return known;
	if (error.status === 404) return 'missing';
	return error.status === 0 ? 'offline' : 'failed';
}
