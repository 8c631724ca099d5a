import { randomUUID } from 'node:crypto';
import { toPath } from '@korb/contracts/platform/to-path';
import { postGiftCard, postGiftCardTransaction } from '@korb/contracts/wallet/wallet-paths';
import type { LightMyRequestResponse } from 'fastify';
import { signedHeaders } from '../../sign-message.ts';
import { TEST_TILL_SECRET, type TestApi } from '../../testing.ts';

/** Calls the API as a till does, bypassing the edge. */
export function callAsTill(
	api: TestApi,
	call: typeof postGiftCard | typeof postGiftCardTransaction,
	body: object,
	secret = TEST_TILL_SECRET,
): Promise<LightMyRequestResponse> {
	const purpose = call === postGiftCard ? 'issue' : 'transaction';
	const payload = JSON.stringify({ transactionId: randomUUID(), purpose, ...body });
	const headers = signedHeaders({ secret, format: 'raw' }, randomUUID(), payload);
	return api.inject({ method: 'POST', url: toPath(call), payload, headers });
}

/** The code of a new gift card, as it is printed. */
export async function aGiftCard(api: TestApi, tenantId: string, amount = 20_00): Promise<string> {
	const answer = await callAsTill(api, postGiftCard, { tenantId, amount });
	return answer.json().code;
}

export const moveMoney = (
	api: TestApi,
	body: { tenantId: string; code: string; type: string; amount: number; transactionId?: string },
) => callAsTill(api, postGiftCardTransaction, body);
