import { checkReferences, findChoices } from '@korb/contracts/content/content-paths';
import {
	ChoiceList,
	type ChoiceQuery,
	type ReferenceCheck,
	ReferenceReport,
} from '@korb/contracts/content/editor-choices';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { createSignedPost } from './signed-post.ts';

/** Short, because an editor waits for it in a form. */
const DEADLINE_MS = 4000;

/** Queries the shop while an editor writes; null while it is unavailable. */
export type ShopQueries = {
	findChoices(query: ChoiceQuery): Promise<ChoiceList | null>;
	checkReferences(check: ReferenceCheck): Promise<ReferenceReport | null>;
};

export function createShopQueries(apiUrl: string, secret: string): ShopQueries {
	async function query<Answer>(path: string, body: object, schema: z.ZodType<Answer>) {
		try {
			// Created lazily, because the build has neither URL nor secret.
			const post = createSignedPost(apiUrl, secret);
			const answer = await post(path, body, DEADLINE_MS);
			return answer.ok ? schema.parse(await answer.json()) : null;
		} catch {
			return null;
		}
	}
	return {
		findChoices: (body) => query(toPath(findChoices), body, ChoiceList),
		checkReferences: (body) => query(toPath(checkReferences), body, ReferenceReport),
	};
}

export function shopQueriesOf({ config }: Payload): ShopQueries {
	return config.custom?.['shop'] as ShopQueries;
}
