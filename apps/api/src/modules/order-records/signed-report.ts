import { createHash } from 'node:crypto';
import type { Tx } from '../../db/schema.ts';
import { ApiError, refused } from '../../errors.ts';
import { claimNonce } from './report.sql.ts';

const MAX_NONCE = 200;

/** Whether a report is new. Runs in the transaction that applies it. */
export type IsFirstReport = (tx: Tx) => Promise<boolean>;

type Words = { tenantId: string; orderNumber: string; purpose: string };
type Request = {
	params: { orderNumber: string };
	headers: Record<string, string | string[] | undefined>;
	body: Words;
};

/**
 * Binds a report to its order: the signature covers order number, purpose and message id, and each
 * message id counts once.
 */
export function firstReportCheck({ params, headers, body }: Request): IsFirstReport {
	if (body.orderNumber !== params.orderNumber) {
		throw new ApiError('bad_request', 'The report is about another order.');
	}
	const nonce = String(headers['webhook-id']);
	if (nonce.length > MAX_NONCE) throw new ApiError('bad_request', 'The id is too long.');
	const { tenantId, orderNumber, purpose } = body;
	const digest = createHash('sha256').update(JSON.stringify(body)).digest();
	return async (tx) => {
		const claim = await claimNonce(tx, { tenantId, nonce, orderNumber, purpose, digest });
		if (claim === 'taken') {
			throw refused('nonceUsed', 'This message id was used for another report.');
		}
		return claim === 'new';
	};
}
