import type { Block, ContentPage } from '@korb/contracts/content';
import type { FeatureFlags } from '@korb/domain/features';

type IsOn = (flags: FeatureFlags) => boolean;

const misc: IsOn = (flags) => flags.featureMisc;
const customer: IsOn = (flags) => flags.featureCustomer;
const discovery: IsOn = (flags) => flags.featureProductDiscovery;
const recipes: IsOn = (flags) => flags.featureRecipes;

/** Blocks that would lead into a feature; while it is off they do not exist. */
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
	'recipe-search': recipes,
};

export function dropSwitchedOff(page: ContentPage, flags: FeatureFlags): void {
	page.blocks = listOn(page.blocks, flags);
}

function listOn<Kept extends Block>(blocks: Kept[], flags: FeatureFlags): Kept[] {
	const on = blocks.filter(({ type }) => features[type]?.(flags) ?? true);
	for (const block of on) {
		if ('children' in block) block.children = listOn<Block>(block.children, flags) as never;
		if (block.type === 'accordion' || block.type === 'tabs') {
			for (const item of block.items) item.children = listOn<Block>(item.children, flags) as never;
		}
	}
	return on;
}
