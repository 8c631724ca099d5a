import { Publication } from '@korb/contracts/content/blocks/promotion';
import type { RecipeSource } from '@korb/contracts/content/blocks/shop';
import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { listRecipes, type RecipeQuery, toTeasers } from '../recipe/index.ts';
import { listDocuments } from './content.sql.ts';
import { dropDeadLinks } from './dead-links.ts';

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** Resolves leaflets and recipes referenced by blocks, and returns the surrogate keys they add. */
export async function fillReferences(
	tx: Tx,
	tenant: Tenant,
	blocks: readonly Block[],
): Promise<{ surrogateKeys: string[] }> {
	const keys: string[] = [];
	for (const block of walkBlocks(blocks)) {
		if (block.type === 'publication') keys.push(...(await fillPublications(tx, tenant, block)));
		if (block.type === 'recipe-group' && tenant.config.clientRuntimeConfig.featureRecipes) {
			keys.push(surrogateKeys.documents(tenant.id, 'recipe'));
			const { rows } = await listRecipes(tx, tenant.id, toRecipeQuery(block.source, block.limit));
			block.found = toTeasers(rows);
		}
	}
	return { surrogateKeys: [...new Set(keys)] };
}

async function fillPublications(
	tx: Tx,
	{ id, config }: Tenant,
	block: BlockOf<'publication'>,
): Promise<string[]> {
	const rows = await listDocuments(tx, id, 'publication', block.publications);
	const bySlug = new Map(rows.map((row) => [row.key, Publication.parse(row.document)]));
	const found = block.publications.flatMap((slug) => bySlug.get(slug) ?? []);
	block.found = dropDeadLinks(found, config.clientRuntimeConfig);
	return block.publications.map((slug) => surrogateKeys.document(id, 'publication', slug));
}

function toRecipeQuery(source: RecipeSource, limit: number): RecipeQuery {
	switch (source.kind) {
		case 'slugs':
			return { slugs: source.slugs, offset: 0, limit };
		case 'tag':
			return { tag: source.tag, offset: 0, limit };
		case 'latest':
			return { offset: 0, limit };
	}
}
