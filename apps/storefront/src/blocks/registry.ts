import type { Block } from '@korb/contracts/content/content';
import type { ComponentType, ReactNode } from 'react';
import { lazyHydrate } from '../platform/hydration/lazy-hydrate.tsx';
import type { BlockOf } from './block-of.ts';
import { blockTypesOf, type EagerType } from './block-types.ts';
import { addBlockView, blockView } from './block-views.ts';
import { ButtonBlock } from './button/button-block.tsx';
import { ColumnBlock } from './column/column-block.tsx';
import { HeadlineBlock } from './headline/headline-block.tsx';
import { ImageBlock } from './image/image-block.tsx';
import { LineSeparatorBlock } from './line-separator/line-separator-block.tsx';
import { RowBlock } from './row/row-block.tsx';
import { SectionBlock } from './section/section-block.tsx';
import { TextBlock } from './text/text-block.tsx';

type Type = Block['type'];
/** `children` are the rendered child blocks of a container block. */
type View<T extends Type> = ComponentType<{ block: BlockOf<T>; children: ReactNode }>;
type AnyView = ComponentType<{ block: Block; children: ReactNode }>;

/** Blocks used on nearly every page; all others load only on pages that show them. */
const eager = {
	button: ButtonBlock,
	column: ColumnBlock,
	headline: HeadlineBlock,
	image: ImageBlock,
	'line-separator': LineSeparatorBlock,
	row: RowBlock,
	section: SectionBlock,
	text: TextBlock,
} satisfies { [T in EagerType]: View<T> };

// Literal imports, because the bundler splits along them.
const importers = {
	accordion: async () => (await import('./accordion/accordion-block.tsx')).AccordionBlock,
	contact: async () => (await import('./contact/contact-block.tsx')).ContactBlock,
	'contact-form': async () =>
		(await import('./contact-form/contact-form-block.tsx')).ContactFormBlock,
	'cookie-list': async () => (await import('./cookie-list/cookie-list-block.tsx')).CookieListBlock,
	'cookie-settings-button': async () =>
		(await import('./cookie-settings-button/cookie-settings-button-block.tsx'))
			.CookieSettingsButtonBlock,
	'custom-html': async () => (await import('./custom-html/custom-html-block.tsx')).CustomHtmlBlock,
	feature: async () => (await import('./feature/feature-block.tsx')).FeatureBlock,
	iframe: async () => (await import('./iframe/iframe-block.tsx')).IframeBlock,
	'image-list': async () => (await import('./image-list/image-list-block.tsx')).ImageListBlock,
	'image-slider': async () =>
		(await import('./image-slider/image-slider-block.tsx')).ImageSliderBlock,
	'login-button': async () =>
		(await import('./login-button/login-button-block.tsx')).LoginButtonBlock,
	'loyalty-app-button': async () =>
		(await import('./loyalty-app-button/loyalty-app-button-block.tsx')).LoyaltyAppButtonBlock,
	'newsletter-subscribe': async () =>
		(await import('./newsletter-subscribe/newsletter-subscribe-block.tsx'))
			.NewsletterSubscribeBlock,
	'newsletter-unsubscribe': async () =>
		(await import('./newsletter-unsubscribe/newsletter-unsubscribe-block.tsx'))
			.NewsletterUnsubscribeBlock,
	option: async () => (await import('./option/option-block.tsx')).OptionBlock,
	'product-group': async () =>
		(await import('./product-group/product-group-block.tsx')).ProductGroupBlock,
	'product-promotion': async () =>
		(await import('./product-promotion/product-promotion-block.tsx')).ProductPromotionBlock,
	publication: async () => (await import('./publication/publication-block.tsx')).PublicationBlock,
	questionnaire: async () =>
		(await import('./questionnaire/questionnaire-block.tsx')).QuestionnaireBlock,
	'recipe-group': async () =>
		(await import('./recipe-group/recipe-group-block.tsx')).RecipeGroupBlock,
	'recipe-search': async () =>
		(await import('./recipe-search/recipe-search-block.tsx')).RecipeSearchBlock,
	script: async () => (await import('./script/script-block.tsx')).ScriptBlock,
	'social-follow': async () =>
		(await import('./social-follow/social-follow-block.tsx')).SocialFollowBlock,
	table: async () => (await import('./table/table-block.tsx')).TableBlock,
	tabs: async () => (await import('./tabs/tabs-block.tsx')).TabsBlock,
	teaser: async () => (await import('./teaser/teaser-block.tsx')).TeaserBlock,
	'teaser-slider': async () =>
		(await import('./teaser-slider/teaser-slider-block.tsx')).TeaserSliderBlock,
	'user-message': async () =>
		(await import('./user-message/user-message-block.tsx')).UserMessageBlock,
	video: async () => (await import('./video/video-block.tsx')).VideoBlock,
	'voucher-group': async () =>
		(await import('./voucher-group/voucher-group-block.tsx')).VoucherGroupBlock,
} satisfies { [T in Exclude<Type, EagerType>]: () => Promise<View<T>> };

for (const [type, view] of Object.entries(eager)) addBlockView(type, view);

/**
 * Registers the blocks of a page. The server has their code available; in the browser each one
 * hydrates after the page around it, once its chunk has loaded.
 */
export async function loadBlocks(blocks: readonly Block[]): Promise<void> {
	const missing = blockTypesOf(blocks).filter((type) => !blockView(type));
	await Promise.all(
		missing.map(async (type) => {
			const load = (importers as Record<string, (() => Promise<AnyView>) | undefined>)[type];
			// `server/render/assets.ts` preloads the styles of the blocks on a page.
			if (load) addBlockView(type, lazyHydrate(load, { preload: 'none' }));
		}),
	);
}
