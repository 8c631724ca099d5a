import { pushContent } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { createSignedPost } from '../shop/signed-post.ts';

const DEADLINE_MS = 10_000;

type Answer =
	| { kind: 'taken' }
	| { kind: 'refused'; error: string }
	| { kind: 'away'; error: string };
export type Shop = { send(push: object): Promise<Answer> };

export function createShopClient(apiUrl: string, secret: string): Shop {
	const post = createSignedPost(apiUrl, secret);
	return {
		async send(push) {
			try {
				const answer = await post(toPath(pushContent), push, DEADLINE_MS);
				const text = await answer.text();
				if (answer.ok) return { kind: 'taken' };
				const error = `${answer.status} ${text}`;
				// These statuses concern the document; all others concern the shop or the network.
				const isRefusal = [400, 404, 413, 422].includes(answer.status);
				return { kind: isRefusal ? 'refused' : 'away', error };
			} catch (error) {
				return { kind: 'away', error: error instanceof Error ? error.message : String(error) };
			}
		},
	};
}
