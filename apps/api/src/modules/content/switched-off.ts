import type { Block, ContentPage } from '@korb/contracts/content/content';
import type { SearchingBlock } from '@korb/contracts/content/editor-choices';
import type { RoutingConfig } from '@korb/domain/routing/route-table';
import type { FeatureFlags } from '@korb/domain/tenant/features';
import { dropDeadLinks } from './dead-links.ts';

type IsOn = (flags: FeatureFlags) => boolean;

const misc: IsOn = (flags) => flags.featureMisc;
const customer: IsOn = (flags) => flags.featureCustomer;
const discovery: IsOn = (flags) => flags.featureProductDiscovery;
const recipes: IsOn = (flags) => flags.featureRecipes;

/** Blocks that belong to a feature; they are removed while it is off. */
const features: Partial<Record<Block['type'], IsOn>> = {
	'contact-form': misc,
	'newsletter-subscribe': misc,
	'newsletter-unsubscribe': misc,
	questionnaire: misc,
	'login-button': customer,
	'voucher-group': customer,
	'product-group': discovery,
	'product-promotion': discovery,
	'recipe-group': recipes,
	'recipe-search': (flags) => flags.featureRecipes && flags.featureSearch,
};

export function dropSwitchedOff(page: ContentPage, config: RoutingConfig): void {
	page.blocks = dropDeadLinks(listOn(page.blocks, config), config);
}

function listOn<Kept extends Block>(blocks: Kept[], flags: FeatureFlags): Kept[] {
	const on = blocks.filter((block) => isBlockOn(block, flags));
	for (const block of on) {
		if ('children' in block) block.children = listOn<Block>(block.children, flags) as never;
		if (block.type === 'accordion' || block.type === 'tabs') {
			for (const item of block.items) item.children = listOn<Block>(item.children, flags) as never;
		}
	}
	return on;
}

/** Whether the features a block needs are on. */
export function isBlockOn(block: Block | SearchingBlock, flags: FeatureFlags): boolean {
	return (features[block.type]?.(flags) ?? true) && hasSource(block, flags);
}

/** Some blocks show what another feature provides. */
function hasSource(block: Block | SearchingBlock, flags: FeatureFlags): boolean {
	if (block.type === 'voucher-group') return block.source !== 'joe' || flags.featureJoe;
	if (block.type !== 'product-group') return true;
	if (block.source.kind === 'favorites') return flags.featureCustomerFavorites;
	return block.source.kind !== 'search' || flags.featureSearch;
}
